/** Words that end a part of a sentence, or are one. */
const PARTS =
  /(?:设置|提供)|.+?(?:的(?!确)|了(?!解)|和(?![解国])|前(?![面后期]|提(?!交))|可以|不会|没有|已经|更快|看到|受到|设置|提供|任何名义|$)/g;

/** The parts of a clause, without a dictionary: a line may end after each. */
export const partsOf = (clause: string): readonly string[] => clause.match(PARTS) ?? [clause];
