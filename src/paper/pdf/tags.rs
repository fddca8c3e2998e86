//! The structure of a document for readers who do not see it: headings, paragraphs, lists, and
//! pictures with what is read in place of them.

use std::num::NonZeroU16;

use krilla::tagging::{Identifier, ListNumbering, Node, Tag as Role, TagGroup, TagKind, TagTree};

use crate::Lang;
use crate::drawing::Tag;

/// Something that is read as one.
enum Element {
    Heading(NonZeroU16, String, Vec<Content>),
    Paragraph(Vec<Content>),
    List(Vec<Item>),
    Figure(String, Vec<Content>),
}

/// An item of a list.
#[derive(Default)]
struct Item {
    label: Vec<Content>,
    body: Vec<Content>,
}

/// What stands on a page.
enum Content {
    Plain(Identifier),
    /// A text that is a link, by the number of the link.
    Link(usize, Vec<Identifier>),
}

impl Content {
    fn node(self) -> Node {
        match self {
            Self::Plain(identifier) => identifier.into(),
            Self::Link(_, identifiers) => {
                TagGroup::with_children(Role::Link, identifiers.into_iter().map(Node::from).collect()).into()
            }
        }
    }
}

/// The elements of a document, in the order in which they are read.
#[derive(Default)]
pub(super) struct Elements(Vec<Element>);

impl Elements {
    /// Adds what stands on a page: this text, if it is one, with this tag; perhaps it is a link.
    pub fn add(&mut self, tag: &Tag, text: &str, content: Identifier, link: Option<usize>) {
        match tag {
            Tag::Artifact => return,
            Tag::Heading(level) => {
                let level = NonZeroU16::new(*level).unwrap_or(NonZeroU16::MIN);
                self.0.push(Element::Heading(level, text.to_owned(), Vec::new()));
            }
            Tag::Paragraph if self.awaits_body() => {}
            Tag::Paragraph => self.0.push(Element::Paragraph(Vec::new())),
            Tag::Figure(instead) => self.0.push(Element::Figure(instead.clone(), Vec::new())),
            Tag::Label => match self.0.last_mut() {
                Some(Element::List(items)) => items.push(Item::default()),
                _ => self.0.push(Element::List(vec![Item::default()])),
            },
            Tag::Continued => match self.0.last_mut() {
                Some(Element::Heading(_, title, _)) => *title = format!("{title} {text}"),
                None | Some(Element::Figure(..)) => self.0.push(Element::Paragraph(Vec::new())),
                Some(_) => {}
            },
        }
        let contents = self.last(*tag == Tag::Label);
        match (link, contents.last_mut()) {
            (Some(link), Some(Content::Link(same, identifiers))) if *same == link => identifiers.push(content),
            (Some(link), _) => contents.push(Content::Link(link, vec![content])),
            (None, _) => contents.push(Content::Plain(content)),
        }
    }

    /// Adds a link to the text that it is about; without one, it is a paragraph of its own.
    pub fn add_link(&mut self, link: usize, annotation: Identifier) {
        let is_it = |content: &&mut Content| matches!(content, Content::Link(other, _) if *other == link);
        match self.0.iter_mut().rev().flat_map(Element::contents).find(is_it) {
            Some(Content::Link(_, identifiers)) => identifiers.push(annotation),
            _ => self.0.push(Element::Paragraph(vec![Content::Link(link, vec![annotation])])),
        }
    }

    /// Whether the last thing is the label of an item without a text.
    fn awaits_body(&self) -> bool {
        matches!(self.0.last(), Some(Element::List(items)) if items.last().is_some_and(|item| item.body.is_empty()))
    }

    /// What belongs to the last element: of a list, to the label or the text of the last item.
    fn last(&mut self, is_label: bool) -> &mut Vec<Content> {
        match self.0.last_mut().expect("an element was begun") {
            Element::Heading(.., contents) | Element::Paragraph(contents) | Element::Figure(_, contents) => contents,
            Element::List(items) => {
                let item = items.last_mut().expect("a list begins with an item");
                if is_label { &mut item.label } else { &mut item.body }
            }
        }
    }

    /// All of them as the tree of a document in this language.
    pub fn tree(self, lang: Lang) -> TagTree {
        let mut tree = TagTree::new().with_lang(Some(lang.code().to_owned()));
        self.0.into_iter().for_each(|element| tree.push(element.group()));
        tree
    }
}

/// A group of what stands on pages.
fn group(tag: impl Into<TagKind>, contents: Vec<Content>) -> TagGroup {
    TagGroup::with_children(tag, contents.into_iter().map(Content::node).collect())
}

impl Element {
    fn contents(&mut self) -> Vec<&mut Content> {
        match self {
            Self::Heading(.., contents) | Self::Paragraph(contents) | Self::Figure(_, contents) => {
                contents.iter_mut().collect()
            }
            Self::List(items) => {
                items.iter_mut().flat_map(|item| item.label.iter_mut().chain(&mut item.body)).collect()
            }
        }
    }

    fn group(self) -> TagGroup {
        match self {
            Self::Heading(level, title, contents) => group(Role::Hn(level, Some(title)), contents),
            Self::Paragraph(contents) => group(Role::P, contents),
            Self::Figure(instead, contents) => group(Role::Figure(Some(instead)), contents),
            Self::List(items) => {
                let item = |Item { label, body }: Item| {
                    let (label, body) = (group(Role::Lbl, label), group(Role::LBody, body));
                    Node::from(TagGroup::with_children(Role::LI, vec![label.into(), body.into()]))
                };
                TagGroup::with_children(Role::L(ListNumbering::None), items.into_iter().map(item).collect())
            }
        }
    }
}
