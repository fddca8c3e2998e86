//! The style sheet of the pages: a common part, and one for each ink.

use crate::print::Ink;

/// The style sheet for an ink. One user unit is a millimetre.
pub(super) fn style_sheet(ink: Ink) -> String {
    let own = match ink {
        Ink::Colour => COLOUR,
        Ink::Mono => MONO,
    };
    format!("{COMMON}{own}")
}

const COMMON: &str = "\
text { font-family: Helvetica, Arial, sans-serif; font-size: 3.6px; fill: #1a1a1a }
.title { font-size: 10px; font-weight: bold; letter-spacing: 1.2px }
.label { font-size: 8px; text-anchor: end }
.heading { font-size: 4.6px; font-weight: bold; letter-spacing: 0.3px }
.name { font-size: 3.4px; fill: #555 }
.number { font-size: 4px; fill: #555; text-anchor: middle }
.symbol { font-size: 6.6px; text-anchor: middle }
.letter { font-size: 6.2px; text-anchor: middle }
.type { font-size: 5.4px }
.code { font-size: 4.4px }
.small { font-size: 3.3px; fill: #333 }
.sign { font-size: 3.6px; text-anchor: middle }
.size { font-size: 3.4px; text-anchor: middle }
.question { font-size: 4px; fill: #666; text-anchor: middle }
.end { text-anchor: end }
line, rect, circle { fill: none; stroke-linecap: butt }
.paper { fill: #fff }
.rule { stroke: #1a1a1a; stroke-width: 0.5 }
.grid { stroke: #8a8a8a; stroke-width: 0.2 }
.rim { stroke: #1a1a1a; stroke-width: 0.8 }
.faint { fill: #b5b5b5 }
.ship { stroke: #1a1a1a; stroke-width: 0.4 }
.joint { stroke: #8a8a8a; stroke-width: 0.2 }
.frame { stroke: #666; stroke-width: 0.3; stroke-dasharray: 1.2 0.9 }
.withheld { stroke: #8a8a8a; stroke-width: 0.25; stroke-dasharray: 0.8 0.6 }
";

const COLOUR: &str = "\
.ship, .halo { fill: #e6ebf2 }
.red { stroke: #d0021b; stroke-width: 0.7 }
.green { stroke: #128a3e; stroke-width: 0.7 }
.red-digit { fill: #d0021b }
.green-digit { fill: #128a3e }
.island { stroke: #2563a8; stroke-width: 1.5; stroke-linecap: round }
.point { fill: #2563a8 }
";

const MONO: &str = "\
.ship, .halo { fill: #e4e4e4 }
.red { stroke: #000; stroke-width: 0.32 }
.green { stroke: #000; stroke-width: 0.55; stroke-dasharray: 1.3 0.9 }
.island { stroke: #555; stroke-width: 1.5; stroke-linecap: round }
.point { fill: #333 }
";
