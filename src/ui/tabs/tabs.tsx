import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './tabs.css.ts';
import { useChosenInView } from './use-chosen-in-view.ts';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  /** The number of records in the tab. */
  readonly count?: number;
  readonly isDisabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The accessible name. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  /** The selected tab, if the address holds it. Otherwise the tabs start with the first. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Switches between views of the same content. Arrow keys move between tabs and open them. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const row = useChosenInView<HTMLDivElement>(selected);
  const locale = useWrittenLocale();
  return (
    <AriaTabs
      className={styles.tabs}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList ref={row} className={styles.list} aria-label={label}>
        {tabs.map(({ id, label: name, count, isDisabled = false }) => (
          <Tab key={id} id={id} className={styles.tab} isDisabled={isDisabled}>
            {name}
            {count !== undefined && <span className={styles.count}>{count.toLocaleString(locale)}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
