//! `smyoz completions`, generated from the definition of the command line.
//!
//! What the generated scripts lack is the completion of lists (after a comma, the next value), of
//! options after files in zsh, of files in bash, and of words that are no options in fish.

use std::fmt::Write;

use clap::builder::PossibleValue;
use clap::{Arg, Args, Command};
use clap_complete::Shell;
use itertools::Itertools;

use super::output::Output;
use super::{Answer, CommandError, command};
use crate::registry::Registry;

/// Print completions for a shell
///
/// Save them where the shell looks for them: see the examples.
#[derive(Args)]
pub(super) struct Completions {
    /// Shell
    shell: Shell,
}

impl Completions {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let mut program = command(registry);
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut program, "smyoz", &mut script);
        let script = String::from_utf8_lossy(&script);
        match self.shell {
            Shell::Bash => {
                let bare = program.get_subcommands().filter(|command| command.get_positionals().next().is_none());
                let bare = bare.map(Command::get_name).join(" | ,");
                let lists = names_of_lists(&program, " | ");
                output.text(script + &*BASH.replace("LISTS", &lists).replace("BARE", &bare))?;
            }
            Shell::Zsh => {
                let (functions, _) =
                    script.rsplit_once("if [ \"$funcstack[1]\"").expect("the script calls its function");
                // With two colons, zsh would forget the command after the first file.
                output.text(functions.replace("'*::", "'*:"))?;
                output.text(ZSH.replace("LISTS", &names_of_lists(&program, "|")))?;
            }
            Shell::Fish => {
                // The commands after `help` are offered until one is seen; `help` itself is seen by then.
                let script = script.replace(" help\" -f -a", "\" -f -a");
                output.text(script + &*lists_of_fish(&program) + &*words_of_fish(&program))?;
            }
            _ => output.text(script)?,
        }
        Ok(Answer::Yes)
    }
}

/// The end of the script for bash, which also cuts words at `=`. Options are offered once a dash was
/// typed, or if the command takes nothing else; bash itself offers files where it finds nothing here.
const BASH: &str = r#"
_smyoz_words() {
    local word="$2" option="$3" list=""
    if [[ "${option}" == "=" ]]; then
        option="${COMP_WORDS[COMP_CWORD-2]}"
    fi
    case "${option}" in
        LISTS)
            if [[ "${word}" == *,* ]]; then
                list="${word%,*},"
                word="${word##*,}"
            fi
            ;;
    esac
    _smyoz "$1" "${word}" "${option}"
    local command found words=()
    for command in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ "${command}" == -* ]] || break
    done
    case "${word},${command}" in
        -* | ,BARE) ;;
        *)
            for found in "${COMPREPLY[@]}"; do
                [[ "${found}" == -* ]] || words+=("${found}")
            done
            COMPREPLY=("${words[@]}")
            ;;
    esac
    COMPREPLY=("${COMPREPLY[@]/#/${list}}")
}

if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
    complete -F _smyoz_words -o bashdefault -o default smyoz
fi
"#;

/// The end of the script for zsh, instead of the call of its function.
const ZSH: &str = r#"_smyoz_words() {
    if [[ "${words[CURRENT]}" == (LISTS)=*,* ]]; then
        words[CURRENT]=("${words[CURRENT]%%=*}" "${words[CURRENT]#*=}")
        (( CURRENT++ ))
        compset -P '*='
    fi
    if [[ "${words[CURRENT-1]}" == (LISTS) ]]; then
        compset -P '*,'
    fi
    _smyoz "$@"
}

if [ "$funcstack[1]" = "_smyoz" ]; then
    _smyoz_words "$@"
else
    compdef _smyoz_words smyoz
fi
"#;

/// An option whose own parser takes a list.
const LEVEL: &str = "level";

/// The options of a command that take lists.
fn lists(command: &Command) -> impl Iterator<Item = &Arg> {
    let is_list = |option: &&Arg| option.get_value_delimiter().is_some() || option.get_long() == Some(LEVEL);
    command.get_arguments().filter(is_list).filter(|option| option.get_long().is_some())
}

/// The names of the values that are offered for an argument.
fn names_of_values(argument: &Arg) -> String {
    let values = argument.get_possible_values();
    values.iter().filter(|value| !value.is_hide_set()).map(PossibleValue::get_name).join(" ")
}

/// The names of all options that take lists.
fn names_of_lists(program: &Command, separator: &str) -> String {
    let names = program.get_subcommands().flat_map(lists).filter_map(Arg::get_long);
    names.unique().map(|name| format!("--{name}")).join(separator)
}

/// The lists for fish, a line for each option that takes one.
fn lists_of_fish(program: &Command) -> String {
    let mut script = String::new();
    for command in program.get_subcommands() {
        for option in lists(command) {
            let values = names_of_values(option);
            if let (Some(name), false) = (option.get_long(), values.is_empty()) {
                let command = command.get_name();
                let _ = writeln!(
                    script,
                    "complete -c smyoz -n \"__fish_smyoz_using_subcommand {command}\" -l {name} -r -f -a \"(__fish_append , {values})\""
                );
            }
        }
    }
    script
}

/// The words for fish that commands take, other than files: a line for each command that takes one.
fn words_of_fish(program: &Command) -> String {
    let mut script = String::new();
    for command in program.get_subcommands() {
        for values in command.get_positionals().map(names_of_values).filter(|values| !values.is_empty()) {
            let name = command.get_name();
            let seen = values.split(' ').filter(|value| *value != name).join(" ");
            let _ = writeln!(
                script,
                "complete -c smyoz -n \"__fish_smyoz_using_subcommand {name}; and not __fish_seen_subcommand_from {seen}\" -f -a \"{values}\""
            );
        }
    }
    script
}
