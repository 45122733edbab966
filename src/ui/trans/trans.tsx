import { Trans as LinguiTrans, type TransProps } from '@lingui/react';

/**
 * What `<Trans>` compiles to (lingui.config.ts). A value is text, whatever it is: Lingui would take `<b>` inside of one
 * for a part of the sentence, and leave it out or show a link twice.
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} {...(values && { values: asContents(values) })} />;
}

/** Lingui does not look into contents. */
const asContents = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
