export type SpecialCharacterReason = 'angleBracket' | 'controlCharacter' | 'script';

/**
 * Control characters except tab and line ends, the byte-order mark, line and paragraph separators, and the marks that change the
 * reading direction, which can make one text look like another. Joiners stay: emoji and some scripts need them.
 */
// eslint-disable-next-line no-control-regex -- the pattern has to find control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/;
/** Text that only a browser interprets: script addresses, event attributes, character references. */
const SCRIPT =
  /(?:java|vb)script\s*:|data\s*:\s*text\/html|\bon[a-z]{3,}\s*=|&(?:#x?[0-9a-f]+|lt|gt|quot|apos|amp);?/i;

/** Why the server would answer SPECIAL_CHARACTERS to a free text (spec §5, §8); undefined when the text may be sent. */
export function specialCharacters(text: string): SpecialCharacterReason | undefined {
  if (/[<>]/.test(text)) return 'angleBracket';
  if (CONTROL.test(text)) return 'controlCharacter';
  return SCRIPT.test(text) ? 'script' : undefined;
}
