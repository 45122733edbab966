import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, ChartColumn, Download, Route, Stethoscope, Store } from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { useCommandKeys } from '#ui/command-palette/command-keys.ts';
import { type Command, CommandPalette } from '#ui/command-palette/command-palette.tsx';

const plan = fn();
const navigate = fn();

const COMMANDS: readonly Command[] = [
  {
    id: 'programmes',
    group: 'Pages',
    label: 'Programmes',
    icon: <Route />,
    keywords: ['tournée', 'planning'],
    href: '/programmes',
  },
  { id: 'goals', group: 'Pages', label: 'Objectifs', hint: 'Finances', icon: <ChartColumn />, href: '/objectifs' },
  {
    id: 'ewane',
    group: 'Clients',
    label: 'Dr Clarisse Ewane',
    hint: 'Pédiatre, Akwa',
    icon: <Stethoscope />,
    href: '/ewane',
  },
  {
    id: 'mandeng',
    group: 'Clients',
    label: 'Dr Hervé Mandeng',
    hint: 'Cardiologue, Bali',
    icon: <Stethoscope />,
    href: '/mandeng',
  },
  {
    id: 'soleil',
    group: 'Clients',
    label: 'Pharmacie Akwa-Soleil',
    hint: 'Officine, Akwa',
    icon: <Store />,
    href: '/soleil',
  },
  { id: 'plan', group: 'Actions', label: 'Programmer une visite', icon: <CalendarPlus />, onAction: plan },
  {
    id: 'export',
    group: 'Actions',
    label: 'Exporter les clients',
    icon: <Download />,
    keywords: ['CSV', 'Excel'],
    onAction: fn(),
  },
];

const meta = {
  component: CommandPalette,
  args: { commands: COMMANDS, isOpen: false, onOpenChange: fn(), placeholder: 'Page, client ou action' },
  globals: { language: 'fr' },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const change = (willBeOpen: boolean) => {
      args.onOpenChange(willBeOpen);
      setOpen(willBeOpen);
    };
    const takeTyped = useCommandKeys(() => {
      change(!isOpen);
      return Promise.resolve(!isOpen);
    });
    return (
      <RouterProvider navigate={navigate}>
        <main style={{ minBlockSize: '36rem' }}>
          <Button onPress={() => change(true)}>Rechercher</Button>
          <CommandPalette {...args} isOpen={isOpen} onOpenChange={change} takeTyped={takeTyped} />
        </main>
      </RouterProvider>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The shortcut opens and closes the palette wherever the focus is. Escape first clears the input, then closes. */
export const Shortcut: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Chercher une page ou une action' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('bali');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Rechercher' })).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('dialog', { name: 'Aller à' });
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** What is typed right after the shortcut is searched for, also when the palette has just been closed. */
export const TypedAhead: Story = {
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Escape}{Control>}k{/Control}ax{Backspace}kwa dr');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('akwa dr'));
    const [first] = await screen.findAllByRole('option');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', first?.id));
    await expect(first).toHaveTextContent('Dr Clarisse Ewane');
  },
};

/** All commands, grouped under headings. */
export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await expect(screen.getAllByRole('group').map((group) => group.querySelector('header')?.textContent)).toEqual([
      'Pages',
      'Clients',
      'Actions',
    ]);
    await expect(screen.getAllByRole('option')).toHaveLength(COMMANDS.length);
  },
};

/** Searches words in any order, without accents, in label, hint and keywords; Enter chooses the first. */
export const Filtered: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    const field = screen.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('akwa dr');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(field);
    await userEvent.keyboard('tournee');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Programmes' })).toBeVisible());
    await userEvent.clear(field);
    await userEvent.keyboard('visite');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(plan).toHaveBeenCalled());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A page is a link, which Enter follows. */
export const Followed: Story = {
  args: { isOpen: true },
  play: async () => {
    const field = screen.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Objectifs' }).id),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/objectifs', undefined));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NothingFound: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('Rien ne correspond. Essayez un autre mot.')).toBeVisible());
  },
};

/** It fills the screen, so it has a close button. */
export const OnAPhone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const RightToLeft: Story = { args: { isOpen: true }, globals: { direction: 'rtl' } };

/** A hundred commands, one of them too long for its line: the list scrolls, the input stays. */
export const Extremes: Story = {
  args: {
    isOpen: true,
    commands: [
      {
        id: 'long',
        group: 'Clients',
        label: 'Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest',
        hint: 'Direction régionale de la distribution et des approvisionnements',
        icon: <Store />,
        href: '/long',
      },
      ...Array.from({ length: 99 }, (_, index) => ({
        id: String(index),
        group: 'Clients',
        label: `Pharmacie ${index + 1}`,
        href: `/${index}`,
      })),
    ],
  },
  play: async () => {
    const field = screen.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Pharmacie 99' }).id),
    );
    await waitFor(() => expect(field).toBeVisible());
  },
};
