//! `smyoz completions` and `smyoz man`, generated from the definition of the command line.

use clap::Args;
use clap_complete::Shell;

use super::output::Output;
use super::{Answer, Failure, command};
use crate::registry::Registry;

/// Print completions for a shell, to be saved where it looks for them
#[derive(Args)]
pub(super) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command(registry), "smyoz", &mut script);
        output.text(String::from_utf8_lossy(&script))?;
        Ok(Answer::Yes)
    }
}

/// Print the manual page of smyoz and its subcommands
#[derive(Args)]
pub(super) struct Man {}

impl Man {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, Failure> {
        let mut command = command(registry);
        command.build();
        let mut page = Vec::new();
        clap_mangen::Man::new(command.clone()).render(&mut page)?;
        for subcommand in command.get_subcommands().filter(|subcommand| subcommand.get_name() != "help") {
            clap_mangen::Man::new(subcommand.clone()).render(&mut page)?;
        }
        output.text(String::from_utf8_lossy(&page))?;
        Ok(Answer::Yes)
    }
}
