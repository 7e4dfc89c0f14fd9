import { type ExecFileException, execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs Git. @returns its output @throws ExecFileException, which has what Git printed */
export type Git = (...args: string[]) => Promise<string>;

const run = promisify(execFile);

/** Git in a folder: it asks for no password and gives up after a minute. */
export function gitIn(folder = process.cwd()): Git {
  const env = {
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes -o ConnectTimeout=15",
    ...process.env,
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
  };
  const options = { cwd: folder, env, timeout: 60_000, maxBuffer: 2 ** 26 };
  return async (...args) => (await run("git", args, options)).stdout;
}

const askDeveloper = "Ask a developer for help";

/** Failures in words, by what Git says of them; the first that fits. */
const failures: [said: RegExp, words: (said: string) => string][] = [
  [
    /ENOENT|not a git repository/,
    () => `This copy of the site came without its history. ${askDeveloper}.`,
  ],
  [
    /Permission denied|Authentication failed|could not read (Username|Password)|error: 40[13]|Host key/,
    () => `The shared copy does not let this computer in. ${askDeveloper}.`,
  ],
  [
    /\[(remote )?rejected\]/,
    (said) => {
      const reason = [...said.matchAll(/^remote: (.*\S)/gm)].map(([, line]) => line).join(" ");
      const because = /fetch first|non-fast-forward/.test(said)
        ? "somebody sent other changes under the same name"
        : reason;
      return `The shared copy did not accept the changes${because && `: ${because}`}. ${askDeveloper}.`;
    },
  ],
  [
    /resolve host|unable to access|Connection|unreachable|timed out|Could not read from remote/,
    () => "The shared copy cannot be reached. Check the connection to the internet, and try again.",
  ],
];

/** A failure in words that need no knowledge of Git. Nothing is lost by any of them. */
export function inPlainWords(error: unknown): string {
  const { killed, stderr, message = "" } = error as ExecFileException;
  const said = killed ? "timed out" : stderr || message;
  const words = failures.find(([pattern]) => pattern.test(said))?.[1](said);
  const [first] = said.split("\n");
  return `${words ?? `That did not work (“${first}”). ${askDeveloper}.`} Nothing is lost: all files are as they were.`;
}
