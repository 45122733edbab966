import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading, type Key } from 'react-aria-components';
import * as styles from './accordion.css.ts';

export interface AccordionProps {
  /** Allows several sections to be open at once. */
  readonly allowsMultiple?: boolean;
  readonly defaultOpen?: readonly Key[];
  /** `AccordionItem`s. */
  readonly children: ReactNode;
}

/** Collapsible sections under headings. */
export function Accordion({ allowsMultiple = false, defaultOpen = [], children }: AccordionProps) {
  return (
    <DisclosureGroup
      className={styles.accordion}
      allowsMultipleExpanded={allowsMultiple}
      defaultExpandedKeys={defaultOpen}
    >
      {children}
    </DisclosureGroup>
  );
}

export interface AccordionItemProps {
  readonly id: Key;
  readonly title: ReactNode;
  /** Shown at the end of the title: a count, a date. */
  readonly meta?: ReactNode;
  /** The heading level. */
  readonly level?: 2 | 3 | 4;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

export function AccordionItem({ id, title, meta, level = 3, isDisabled = false, children }: AccordionItemProps) {
  return (
    <Disclosure id={id} className={styles.item} isDisabled={isDisabled}>
      <Heading level={level} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <ChevronRight className={styles.chevron} aria-hidden="true" />
          <span className={styles.title}>{title}</span>
          {meta && <span className={styles.meta}>{meta}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
