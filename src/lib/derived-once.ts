/**
 * Derives something from an object once, however often it is asked for. It is forgotten with the object, which must not
 * change.
 */
export function derivedOnce<Source extends WeakKey, Derived>(
  derive: (source: Source) => Derived,
): (source: Source) => Derived {
  const known = new WeakMap<Source, { readonly derived: Derived }>();
  return (source) => {
    const found = known.get(source);
    if (found) return found.derived;
    const derived = derive(source);
    known.set(source, { derived });
    return derived;
  };
}
