/** Parses an argument that carries a list as JSON (docs/rules/api.md#json-arguments); `null` if it is none. */
export function parseJsonList(json: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
