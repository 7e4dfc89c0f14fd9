import { centsOf, shortDollars } from "../../content/schema/money.ts";
import { didYouMean } from "./problem.ts";

/** An amount of dollars, minutes, megabytes or days since 1970, or a plain number. */
export type Quantity = { value: number; unit: "" | "$" | "min" | "MB" | "day" };
export type Known = ReadonlyMap<string, Quantity>;

const dayLength = 86_400_000;
const names = { "": "numbers", $: "dollars", min: "times", MB: "megabytes", day: "days" };

/** "2026-02-26", "9 h 43 min", "$1,200.50", "0.4MB", "25%", the name of a figure, a sign. */
const tokenPattern =
  /\s*(?:(?<date>\d{4}-\d\d-\d\d)|(?<hours>\d+) h(?: (?<rest>\d+) min)?\b|(?<minutes>\d+) min\b|(?<dollar>\$?)(?<number>\d[\d,]*(?:\.\d+)?)(?<mark>MB|%)?|(?<name>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)|(?<sign>[-+−×*/÷()]))/y;

const roundings: Record<string, (value: number) => number> = {
  up: Math.ceil,
  down: Math.floor,
  round: Math.round,
};

/**
 * Works out a sum such as "(price − cost) × 8" or "19 h 25 min − 9 h 42 min".
 * @param known the figures that it may name
 * @throws an Error that says in an editor's words what is wrong
 */
export function reckon(text: string, known: Known = new Map()): Quantity {
  const tokens = tokensOf(text);
  let at = 0;
  const isNext = (...signs: string[]) => signs.includes(tokens[at]?.sign ?? "");

  function sum(): Quantity {
    let left = product();
    while (isNext("+", "-", "−"))
      left = tokens[at++]?.sign === "+" ? added(left, product()) : added(left, negative(product()));
    return left;
  }
  function product(): Quantity {
    let left = factor();
    while (isNext("×", "*", "/", "÷"))
      left = /[×*]/.test(tokens[at++]?.sign ?? "")
        ? times(left, factor())
        : divided(left, factor());
    return left;
  }
  function factor(): Quantity {
    const token = tokens[at++] ?? {};
    const { name, sign } = token;
    if (sign === "−" || sign === "-") return negative(factor());
    const rounding = name && isNext("(") ? roundings[name] : undefined;
    if (rounding || sign === "(") {
      if (rounding) at++;
      const { value, unit } = sum();
      if (tokens[at++]?.sign !== ")") throw new Error(`"${text}" has no ")" for a "("`);
      return { value: rounding ? rounding(exact(value)) : value, unit };
    }
    if (name) {
      const figure = known.get(name);
      if (!figure)
        throw new Error(`there is no figure "${name}" above${didYouMean(name, known.keys())}`);
      return figure;
    }
    const literal = literalOf(token);
    if (!literal) throw new Error(`"${text}" is no sum; write it like 8 × (price − cost)`);
    return literal;
  }

  const { value, unit } = sum();
  if (at < tokens.length) throw new Error(`"${text}" is no sum; write it like 8 × (price − cost)`);
  return { value: exact(value), unit };
}

type Token = Record<string, string | undefined>;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  while (pattern.lastIndex < text.trimEnd().length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match?.groups) throw new Error(`"${text.slice(start).trim()}" is no part of a sum`);
    tokens.push(match.groups);
  }
  return tokens;
}

function literalOf({
  date,
  hours,
  rest,
  minutes,
  dollar,
  number,
  mark,
}: Token): Quantity | undefined {
  if (date) return { value: Date.parse(`${date}T00:00:00Z`) / dayLength, unit: "day" };
  if (hours) return { value: Number(hours) * 60 + Number(rest ?? 0), unit: "min" };
  if (minutes) return { value: Number(minutes), unit: "min" };
  if (!number) return undefined;
  const value = Number(number.replaceAll(",", ""));
  if (dollar) return { value, unit: "$" };
  return mark === "MB" ? { value, unit: "MB" } : { value: mark ? value / 100 : value, unit: "" };
}

/** Without the error of binary fractions. */
function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function negative({ value, unit }: Quantity): Quantity {
  return { value: -value, unit };
}

function added(a: Quantity, b: Quantity): Quantity {
  // A day plus a number of days is a day, and the days between two days are a number.
  if (a.unit === "day" && b.unit === "") return { value: a.value + b.value, unit: "day" };
  if (a.unit !== b.unit) throw new Error(`adds or subtracts ${names[a.unit]} and ${names[b.unit]}`);
  return { value: a.value + b.value, unit: a.unit === "day" ? "" : a.unit };
}

function times(a: Quantity, b: Quantity): Quantity {
  if (a.unit && b.unit) throw new Error(`multiplies ${names[a.unit]} by ${names[b.unit]}`);
  return { value: a.value * b.value, unit: a.unit || b.unit };
}

function divided(a: Quantity, b: Quantity): Quantity {
  if (b.value === 0) throw new Error("divides by zero");
  if (b.unit && a.unit !== b.unit) throw new Error(`divides ${names[a.unit]} by ${names[b.unit]}`);
  return { value: a.value / b.value, unit: b.unit ? "" : a.unit };
}

const dayFormat = new Intl.DateTimeFormat("en", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/**
 * A quantity as texts write it: "−$7.50", "9 h 43 min", "1,000MB", "Thursday, February 26".
 * @throws an Error where it would have to be rounded
 */
export function written({ value, unit }: Quantity): string {
  const digits = { $: 2, "": 2, MB: 1, min: 0, day: 0 }[unit];
  if (exact(value * 10 ** digits) % 1 !== 0)
    throw new Error(`is ${value}; round it by up(…), down(…) or round(…)`);
  if (unit === "day") return dayFormat.format(value * dayLength);
  if (unit === "$") return shortDollars(centsOf(value) / 100);
  const minus = value < 0 ? "−" : "";
  const size = Math.abs(value);
  if (unit !== "min") return `${minus}${size.toLocaleString("en")}${unit}`;
  const [hours, minutes] = [Math.floor(size / 60), size % 60];
  const parts = [hours && `${hours} h`, (minutes || !hours) && `${minutes} min`];
  return minus + parts.filter(Boolean).join(" ");
}
