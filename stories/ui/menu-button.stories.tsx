import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { MenuButton, MenuItem, MenuSection, MenuSeparator } from '#ui/menu-button/menu-button.tsx';
import { LONG_PHRASE, LONG_WORD } from './long-words.ts';

const meta = {
  component: MenuButton,
  args: {
    trigger: (
      <IconButton label="Autres actions">
        <Ellipsis />
      </IconButton>
    ),
    placement: 'bottom start',
    onAction: fn(),
    children: (
      <>
        <MenuItem id="edit" icon={<Pencil />}>
          Modifier le rappel
        </MenuItem>
        <MenuItem id="copy" icon={<Copy />} isDisabled>
          Dupliquer le rappel
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" icon={<Trash2 />} tone="danger">
          Supprimer le rappel
        </MenuItem>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys skip disabled items; Escape closes and returns focus. */
export const Actions: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Autres actions' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Modifier le rappel' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Supprimer le rappel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Modifier le rappel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('edit');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** The items of a section with a selection mode are choices, and one is checked. */
export const Choices: Story = {
  args: {
    trigger: <Button>Langue</Button>,
    children: (
      <MenuSection title="Langue" selectionMode="single" defaultSelectedKeys={['fr']} disallowEmptySelection>
        <MenuItem id="fr">Français</MenuItem>
        <MenuItem id="en">English</MenuItem>
      </MenuSection>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Langue' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Français' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).not.toBeChecked();
  },
};

export const Links: Story = {
  args: {
    trigger: <Button>Aide</Button>,
    children: (
      <>
        <MenuItem href="#guide" hint="PDF, 2 Mo">
          Guide du délégué
        </MenuItem>
        <MenuItem href="#contact">Écrire à l’assistance</MenuItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aide' }));
    await expect(await screen.findByRole('menuitem', { name: 'Guide du délégué' })).toHaveAttribute('href', '#guide');
  },
};

/** Home and End go to the first and last item, a letter to the next item that starts with it. */
export const Extremes: Story = {
  args: {
    trigger: <Button>Extrêmes</Button>,
    children: (
      <MenuSection title={LONG_PHRASE}>
        <MenuItem id="phrase" icon={<Copy />} hint={LONG_PHRASE}>
          {LONG_PHRASE}
        </MenuItem>
        <MenuItem id="word" hint="0 ligne">
          {LONG_WORD}
        </MenuItem>
        {Array.from({ length: 40 }, (_, index) => (
          <MenuItem key={index} id={String(index)}>{`Secteur ${index + 1}`}</MenuItem>
        ))}
      </MenuSection>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Extrêmes' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Secteur 40' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: LONG_PHRASE })).toHaveFocus());
    await userEvent.keyboard('h');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: LONG_WORD })).toHaveFocus());
  },
};
