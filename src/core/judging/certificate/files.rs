//! The files of a certificate: names, checksums, compression.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::CertificateError;
use crate::puzzles::hex;
use crate::sat::proof::ProofFormat;

/// The file that lists the others.
pub const SUMS: &str = "SHA256SUMS";

/// The file with the puzzle.
pub const PUZZLE: &str = "puzzle.json";

/// A file of older certificates, from before proofs were trimmed: the same proof for another
/// checker.
const OF_OLD: &str = "proof.varisat";

/// The largest unpacked size of a file: a few bytes can be compressed zeros without end.
const LARGEST: u64 = 1 << 28;

/// The form in which a certificate is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Form {
    pub format: ProofFormat,
    /// Whether all files but the puzzle are stored as `.gz`.
    pub compressed: bool,
}

impl Form {
    pub fn all() -> impl Iterator<Item = Self> {
        [false, true].into_iter().flat_map(|compressed| ProofFormat::ALL.map(|format| Self { format, compressed }))
    }

    /// The names of the files, in the order of their list.
    fn names(self) -> [String; 4] {
        let suffix = if self.compressed { ".gz" } else { "" };
        let proof = match self.format {
            ProofFormat::Drat => "proof.drat",
            ProofFormat::BinaryDrat => "proof.bdrat",
            ProofFormat::Lrat => "proof.lrat",
        };
        [
            PUZZLE.to_owned(),
            format!("formula.cnf{suffix}"),
            format!("variables.tsv{suffix}"),
            format!("{proof}{suffix}"),
        ]
    }
}

/// Names and contents of a certificate's files.
pub type Files = BTreeMap<String, Vec<u8>>;

/// An unpacked file, with the name under which it is stored.
pub(super) struct StoredFile<'a> {
    pub name: String,
    pub bytes: Cow<'a, [u8]>,
}

impl StoredFile<'_> {
    pub fn text(&self) -> Result<&str, CertificateError> {
        utf8(&self.name, &self.bytes)
    }
}

fn utf8<'a>(name: &str, bytes: &'a [u8]) -> Result<&'a str, CertificateError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count();
        CertificateError::new(name, &format!("line {line}: expected text in UTF-8"))
    })
}

/// The unpacked files of a certificate.
pub(super) struct Unpacked<'a> {
    pub form: Form,
    /// The files whose checksums differ from those listed.
    pub changed: Vec<String>,
    /// Puzzle, formula, variables and proof, if all can be unpacked.
    pub contents: Result<[StoredFile<'a>; 4], CertificateError>,
}

/// The files for these contents (puzzle, formula, variables and proof), and the list of them.
pub(super) fn pack(form: Form, contents: [&[u8]; 4]) -> Files {
    let mut files = Files::new();
    let mut sums = String::new();
    for (name, content) in form.names().into_iter().zip(contents) {
        let content = if is_compressed(&name) { compress(content) } else { content.to_owned() };
        writeln!(sums, "{}  {name}", sum(&content)).expect("a string takes it all");
        files.insert(name, content);
    }
    files.insert(SUMS.to_owned(), sums.into_bytes());
    files
}

fn find<'a>(files: &'a Files, name: &str) -> Result<&'a [u8], CertificateError> {
    files.get(name).map(Vec::as_slice).ok_or_else(|| CertificateError::new(name, "missing"))
}

/// The files that have changed since they were written, by their checksums. Their contents are not
/// examined.
///
/// # Errors
/// If there is no list, if it is not that of a certificate, or if a file is missing.
pub fn changed_files(files: &Files) -> Result<Vec<String>, CertificateError> {
    let (form, sums) = listed(find(files, SUMS)?)?;
    let mut changed = Vec::new();
    for (name, expected) in form.names().iter().zip(sums) {
        if sum(find(files, name)?) != expected {
            changed.push(name.clone());
        }
    }
    Ok(changed)
}

/// Unpacks the files that the list names.
///
/// # Errors
/// If there is no list, if it is not that of a certificate, or if a file is missing.
pub(super) fn unpack(files: &Files) -> Result<Unpacked<'_>, CertificateError> {
    let (form, _) = listed(find(files, SUMS)?)?;
    let (names, changed) = (form.names(), changed_files(files)?);
    let content = |name: &String| -> Result<StoredFile, CertificateError> {
        let bytes = find(files, name)?;
        let unpacked = if is_compressed(name) { decompress(bytes).map(Cow::Owned) } else { Ok(Cow::Borrowed(bytes)) };
        let bytes = unpacked.map_err(|error| CertificateError::new(name, &format!("not gzip as written: {error}")))?;
        Ok(StoredFile { name: name.clone(), bytes })
    };
    let [puzzle, formula, variables, proof] = &names;
    let contents = || Ok([content(puzzle)?, content(formula)?, content(variables)?, content(proof)?]);
    Ok(Unpacked { form, changed, contents: contents() })
}

/// The names of the files in a list [`SUMS`], all of which a check needs.
///
/// # Errors
/// If it is not a list of all files of a certificate in one of the forms.
pub fn listed_files(sums: &[u8]) -> Result<Vec<String>, CertificateError> {
    Ok(listed(sums)?.0.names().to_vec())
}

/// The form of the certificate with this list, and its checksums.
fn listed(sums: &[u8]) -> Result<(Form, Vec<&str>), CertificateError> {
    let text = utf8(SUMS, sums)?;
    let (sums, names): (Vec<&str>, Vec<&str>) = text.lines().filter_map(|line| line.split_once("  ")).unzip();
    // Written again, the list must be the same: there is nothing between or after its lines.
    let again: String = sums.iter().zip(&names).map(|(sum, name)| format!("{sum}  {name}\n")).collect();
    match Form::all().find(|form| form.names()[..] == names[..]) {
        Some(form) if again == text => Ok((form, sums)),
        _ if names.iter().any(|name| name.strip_suffix(".gz").unwrap_or(name) == OF_OLD) => Err(CertificateError::new(
            SUMS,
            &format!("it lists {OF_OLD}, so it is of an older version: certify the puzzle again"),
        )),
        _ => Err(CertificateError::new(SUMS, "expected a line with checksum and name for each file of a certificate")),
    }
}

fn is_compressed(name: &str) -> bool {
    name.ends_with(".gz")
}

fn sum(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn compress(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("a vector takes all that is written")
}

fn decompress(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    let mut decoder = GzDecoder::new(bytes);
    (&mut decoder).take(LARGEST + 1).read_to_end(&mut content)?;
    if content.len() as u64 > LARGEST {
        return Err(io::Error::other("more than 256 MiB"));
    }
    if decoder.into_inner().is_empty() { Ok(content) } else { Err(io::Error::other("bytes after the end")) }
}
