/**
 * Makes a constructor of `Intl` return the object it made before for the same locale and options. Creating one costs up
 * to a thousand times as much as using it, so no cell of a table may create its own.
 */
function once<Options extends object, Format>(
  create: new (locale?: string, options?: Options) => Format,
): (locale?: string, options?: Options) => Format {
  const known = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = known.get(key);
    if (!format) known.set(key, (format = new create(locale, options)));
    return format;
  };
}

/** The formats of `Intl`, created once for each locale (BCP 47) and each set of options. */
export const dateTimeFormat = once<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const numberFormat = once<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const relativeTimeFormat = once<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
);
export const listFormat = once<Intl.ListFormatOptions, Intl.ListFormat>(Intl.ListFormat);
export const collator = once<Intl.CollatorOptions, Intl.Collator>(Intl.Collator);

/** Dates in words, with the first of a month as French says it: « vendredi 1er janvier ». `Intl` writes « 1 janvier ». */
export const withFirst = (locale: string, words: string): string =>
  locale.startsWith('fr') ? words.replace(/(?<!\d)1 (?=\p{L})/gu, '1er ') : words;
