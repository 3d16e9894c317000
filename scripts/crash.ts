/**
 * `npm run crash -- --rounds 20`: kills everything with kill -9 during writes, repeatedly, and checks that no
 * acknowledged write is lost and that every counter matches the history. Five generations are under way at each kill.
 */
import { ensureBuilt } from "./build/ensure-built.ts";
import { readArguments } from "./command/options.ts";
import { crashRounds } from "./crash/rounds.ts";
import { endOnSignal, untilStopped } from "./stack/end-on-signal.ts";
import { Installation } from "./test/support/installation.ts";

const help = `npm run crash [-- --rounds N]
Kills a temporary stack with kill -9 during writes, and checks that no acknowledged write is lost and that every counter
matches the history. The exit status is 1 if anything is wrong.
  --rounds   how often, from 1; 3 if it is left out`;
const { values } = readArguments(help, { rounds: { type: "string", default: "3" } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds takes a whole number from 1.\n\n${help}`);
  process.exit(2);
}
await ensureBuilt();
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

let number = 0;
const installation = new Installation();
// Its commands get the terminal's signal as well; what they were doing is no finding.
endOnSignal(() => installation.remove());
const running = crashRounds(rounds, {
  installation,
  onRound: ({ acknowledged, cutOff, generationsCutOff, processesKilled, reservationsLeft, nextStartMs, losses }) => {
    number += 1;
    console.log(
      `${String(number).padStart(3)}  ${[
        `${acknowledged} writes acknowledged`,
        `${cutOff} cut off`,
        `${generationsCutOff} of 5 generations cut off`,
        `${processesKilled} processes killed`,
        `${reservationsLeft} reservations left over and released`,
        `next start ${inSeconds(nextStartMs)}`,
        `${losses.length} differences`,
      ].join(", ")}`,
    );
    for (const loss of losses) console.error(`     ${loss}`);
  },
});
const results = await untilStopped(running);
const sum = (of: (round: (typeof results)[number]) => number) => results.reduce((total, round) => total + of(round), 0);
const losses = sum((round) => round.losses.length);
const slowest = Math.max(...results.map(({ nextStartMs }) => nextStartMs));
console.log(
  `${rounds} crashes: ${[
    `${sum(({ acknowledged }) => acknowledged)} writes acknowledged`,
    `${sum(({ cutOff }) => cutOff)} cut off`,
    `${sum(({ generationsCutOff }) => generationsCutOff)} of ${rounds * 5} generations cut off`,
    `${losses} differences`,
    `slowest start ${inSeconds(slowest)}`,
  ].join(", ")}`,
);
process.exit(losses === 0 ? 0 : 1);
