//! `smyoz completions`, generated from the definition of the command line.
//!
//! What the generated scripts lack is the completion of lists (after a comma, the next value) and of
//! ranges of levels, of options after files in zsh, of files in bash, and of words that are no
//! options in fish.

use std::fmt::Write;

use clap::builder::PossibleValue;
use clap::{Arg, Args, Command};
use clap_complete::Shell;
use itertools::Itertools;

use super::output::Output;
use super::{Answer, CommandError, command};
use crate::registry::Registry;
use smyoz_core::puzzles::Level;

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
                output.text(script + &*with_levels(BASH).replace("LISTS", &lists).replace("BARE", &bare))?;
            }
            Shell::Zsh => {
                let (functions, _) =
                    script.rsplit_once("if [ \"$funcstack[1]\"").expect("the script calls its function");
                // What is autoloaded as _smyoz defines _smyoz: this must be the function at the end.
                let functions = functions.replacen("\n_smyoz() {", "\n_smyoz_line() {", 1);
                // With two colons, zsh would forget the command after the first file.
                output.text(functions.replace("'*::", "'*:"))?;
                let end = with_levels(ZSH).replace("LISTS", &names_of_lists(&program, "|"));
                output.text(end.replace("OPTIONAL", &optional_of_zsh(&program)))?;
            }
            Shell::Fish => {
                // The commands after `help` are offered until one is seen; `help` itself is seen by then.
                let script = script.replace(" help\" -f -a", "\" -f -a");
                output.text(script + &*with_levels(FISH) + &*lists_of_fish(&program) + &*words_of_fish(&program))?;
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
    local word="$2" option="$3" list="" levels=" LEVELS "
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
    if [[ "${option}" == "--level" && "${word}" == *..* ]]; then
        levels="${levels#* "${word%%..*}" }"
        list+="${word%%..*}.."
        COMPREPLY=($(compgen -W "${levels}" -- "${word#*..}"))
        COMPREPLY=("${COMPREPLY[@]/#/${list}}")
        return
    fi
    _smyoz "$1" "${word}" "${option}"
    local command found options="" words=()
    for command in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ "${command}" == -* ]] || break
    done
    case "${word},${command}" in
        -* | ,BARE) options=yes ;;
    esac
    for found in "${COMPREPLY[@]}"; do
        [[ "${found}" == -* && -z "${options}" ]] && continue
        [[ "${found}" == ALONE && -n "${list}" ]] && continue
        [[ ",${list}" == *",${found},"* ]] || words+=("${found}")
    done
    COMPREPLY=("${words[@]/#/${list}}")
}

if [[ "${BASH_VERSINFO[0]}" -ge 4 ]]; then
    complete -F _smyoz_words -o bashdefault -o default smyoz
fi
"#;

/// The end of the script for zsh, instead of the call of its function. Members of a list that are
/// there already are ignored.
const ZSH: &str = r#"_smyoz() {
    local -a taken levels
    levels=(LEVELS)
    if [[ -z "${words[CURRENT]}" ]]; then
        case "${words[2]} ${words[CURRENT-1]}" in
            OPTIONAL
        esac
    fi
    if [[ "${words[CURRENT]}" == (LISTS)=* ]]; then
        words[CURRENT]=("${words[CURRENT]%%=*}" "${words[CURRENT]#*=}")
        (( CURRENT++ ))
        compset -P '*='
    fi
    if [[ "${words[CURRENT-1]}" == (LISTS) ]]; then
        if [[ "$PREFIX" == *,* ]]; then
            taken=(ALONE "${(@s:,:)PREFIX%,*}")
            compset -P '*,'
        fi
        if [[ "${words[CURRENT-1]}" == --level && "$PREFIX" == *..* ]]; then
            taken+=(ALONE "${(@)levels[1,${levels[(Ie)${PREFIX%%..*}]}]}")
            compset -P '*..'
        fi
    fi
    (( $#taken )) && zstyle ':completion:*:*:smyoz*:option*:*' ignored-patterns "${(@)taken}"
    _smyoz_line "$@"
    local found=$?
    (( $#taken )) && zstyle -d ':completion:*:*:smyoz*:option*:*' ignored-patterns
    return found
}

if [ "$funcstack[1]" = "_smyoz" ]; then
    _smyoz "$@"
else
    compdef _smyoz smyoz
fi
"#;

/// What the lists for fish are made by: values after a list and without its members, and levels
/// after the first of a range.
const FISH: &str = r#"
function __smyoz_list
    set -l word (commandline -ct | string replace -r -- '^--[a-z-]*=' '')
    set -l before (string match -r -- '^.*,' $word)
    set -l taken (string split -- , "$before")
    test -n "$before"; and set -a taken ALONE
    for value in $argv
        contains -- $value $taken; or printf '%s\n' "$before$value"
    end
end

function __smyoz_levels
    set -l word (commandline -ct | string replace -r -- '^--[a-z-]*=' '')
    set -l before (string match -r -- '^.*\.\.' $word); or return
    set -l from (string match -r -- '([a-z]*)\.\.$' $before)[2]
    set -l levels LEVELS
    if set -l place (contains -i -- $from $levels)
        set -e levels[1..$place]
    end
    printf '%s\n' $before$levels
end

"#;

/// The value of a list that stands alone: that of all levels.
const ALONE: &str = "each";

/// A script in which LEVELS stands for their names, ascending, and ALONE for that of all of them.
fn with_levels(script: &str) -> String {
    script.replace("LEVELS", &Level::ALL.map(Level::name).join(" ")).replace("ALONE", ALONE)
}

/// What zsh offers where an option was just typed whose value is optional: the values, as other
/// shells do, and no files beside them.
fn optional_of_zsh(program: &Command) -> String {
    let options = program.get_subcommands().flat_map(|command| {
        let options = command.get_arguments().filter(|option| option.is_require_equals_set());
        options.filter_map(|option| Some((command.get_name(), option.get_long()?, names_of_values(option))))
    });
    let options = options.filter(|(.., values)| !values.is_empty());
    let line = |(command, name, values)| format!("\"{command} --{name}\") compadd -- {values}; return ;;");
    options.map(line).join("\n            ")
}

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
                let ranges = if name == LEVEL { " (__smyoz_levels)" } else { "" };
                // Of several lines for an option, fish shows the description of the last.
                let about = option.get_help().map(ToString::to_string).unwrap_or_default();
                let about = about.replace('\\', "\\\\").replace('\'', "\\'");
                let _ = writeln!(
                    script,
                    "complete -c smyoz -n \"__fish_smyoz_using_subcommand {command}\" -l {name} -d '{about}' -r -f \
                     -a \"(__smyoz_list {values}){ranges}\""
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
