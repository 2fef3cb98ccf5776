import { settingNames } from "./settings.ts";

/** A sentence for each name in the environment that is one slip, or its case, away from a setting's. */
export function misspeltSettings(environment: Record<string, string | undefined>): string[] {
  const names = settingNames();
  return Object.keys(environment).flatMap((name) => {
    if (names.includes(name)) return [];
    const meant = names.find((each) => isOneSlip(name.toUpperCase(), each));
    return meant === undefined ? [] : `${name} is no setting, and is not read; ${meant} is one`;
  });
}

/** The same, or with one letter too many, too few or wrong, or two that changed places. Short words are close to others. */
function isOneSlip(word: string, meant: string): boolean {
  if (word === meant) return true;
  if (meant.length < 6 || Math.abs(word.length - meant.length) > 1) return false;
  let same = 0;
  while (word[same] === meant[same]) same += 1;
  const [rest, other] = [word.slice(same), meant.slice(same)];
  const swapped = `${rest[1]}${rest[0]}${rest.slice(2)}`;
  return [rest.slice(1), rest].some((left) => [other.slice(1), other].includes(left)) || swapped === other;
}
