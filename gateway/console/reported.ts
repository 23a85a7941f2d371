/** Clients send errorInfo encoded; text that cannot be decoded is shown as it came. */
export function decoded(text: unknown): string {
  try {
    return decodeURIComponent(String(text));
  } catch {
    return String(text);
  }
}
