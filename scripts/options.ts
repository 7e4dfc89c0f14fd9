import { parseArgs } from "node:util";

/** The options of commands, and the settings of the environment that they stand for. */
const settings = { date: "SITE_DATE", region: "SITE_REGION", port: "PORT" } as const;
export type Option = keyof typeof settings;

/**
 * The environment with a command's options in it. Unlike `NAME=value` before a command, they are typed
 * the same way in every shell: `npm run dev -- --date 2026-12-24`.
 * @param args as typed, `process.argv.slice(2)`
 * @param names the options that the command has
 * @throws naming an option that it does not have, or that has no value
 */
export function environmentWith(
  args: string[],
  names: readonly Option[],
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ args, options });
  const given = Object.entries(values).map(([name, value]) => [settings[name as Option], value]);
  return { ...env, ...Object.fromEntries(given) };
}

/** The same for a command that is running; a wrong option ends it with a message. */
export function commandEnvironment(
  names: readonly Option[],
  args = process.argv.slice(2),
): NodeJS.ProcessEnv {
  try {
    return environmentWith(args, names);
  } catch (error) {
    const known = names.map((name) => `--${name}`).join(", ");
    console.error(`${error instanceof Error ? error.message : error}\nThe options are ${known}.`);
    return process.exit(1);
  }
}
