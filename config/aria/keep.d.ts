/** Removes from each named component all attributes that are not listed for it. */
declare function keep(
  components: Record<string, Record<string, string>>,
  kept: Readonly<Record<string, readonly string[]>>,
): void;
export = keep;
