import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FILE_RULES } from '#domain/files/file-rules.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';

const sales = { id: 'sales', name: 'ventes_2026-10.xlsx', size: 1_258_291 };

function fileOf(name: string, type: string, size = 12): File {
  return new File([new Uint8Array(size)], name, { type });
}

const CSV = fileOf('ventes_2026-10.csv', 'text/csv');

function inputOf(canvas: HTMLElement): HTMLInputElement {
  const input = canvas.querySelector('input');
  if (!input) throw new Error('A file is chosen through an input');
  return input;
}

function zoneOf(canvas: HTMLElement): Element {
  const zone = within(canvas)
    .getByText(/Déposer ou/)
    .closest('[data-rac]');
  if (!zone) throw new Error('Files are dropped on a zone');
  return zone;
}

/** Simulates a drag as browsers report it. A `DataTransfer` created by a script contains no readable files. */
function drag(kind: 'dragenter' | 'drop', zone: Element, file: File): void {
  const items = [{ kind: 'file', type: file.type, getAsFile: () => file }];
  const event = new DragEvent(kind, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', {
    value: { items, types: ['Files'], effectAllowed: 'all', dropEffect: 'none' },
  });
  zone.dispatchEvent(event);
}

const meta = {
  component: FileDrop,
  args: { label: 'Ventes réelles', rules: FILE_RULES.trends, files: [], onAdd: fn(), onRemove: fn() },
  globals: { language: 'fr' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lists the accepted formats; its button is a tab stop. */
export const Rest: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Ventes réelles' })).toHaveAccessibleDescription(
      /^CSV ou Excel, jusqu’à 5.Mo$/,
    );
    const choose = canvas.getByRole('button', { name: 'choisir un fichier' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.upload(inputOf(canvasElement), CSV);
    await expect(args.onAdd).toHaveBeenLastCalledWith([CSV]);
  },
};

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Administration also accepts Word files, but none with macros. */
export const OfAdministration: Story = {
  args: { label: 'Pièces du dossier', rules: FILE_RULES.administration },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^CSV, Excel, Word, PNG, JPEG ou PDF, jusqu’à 20.Mo$/)).toBeVisible();
    const letter = fileOf('lettre.docx', DOCX);
    await userEvent.upload(inputOf(canvasElement), letter);
    await expect(args.onAdd).toHaveBeenLastCalledWith([letter]);
    drag('drop', zoneOf(canvasElement), fileOf('lettre.docm', ''));
    await waitFor(() => expect(canvas.getByText('lettre.docm refusé')).toBeVisible());
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

/** While a file is dragged over the zone. Browsers do not reveal its name before the drop. */
export const Over: Story = {
  play: async ({ canvasElement }) => {
    drag('dragenter', zoneOf(canvasElement), CSV);
    await waitFor(() => expect(within(canvasElement).getByText('Lâchez pour ajouter')).toBeVisible());
  },
};

export const Dropped: Story = {
  play: async ({ args, canvasElement }) => {
    const zone = zoneOf(canvasElement);
    drag('dragenter', zone, CSV);
    drag('drop', zone, CSV);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([CSV]));
  },
};

export const Sending: Story = {
  args: { files: [{ ...sales, progress: 64 }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Envoi de ventes_2026-10.xlsx' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
    // No other file is accepted during an upload; it must be stopped first.
    await expect(canvas.getByRole('button', { name: 'choisir un autre fichier' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Interrompre l’envoi de ventes_2026-10.xlsx' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('sales');
  },
};

export const Arrived: Story = { args: { files: [sales] } };

/** Refused files are listed with the reason and not passed on, except if only their content is wrong. */
export const Refused: Story = {
  args: { refusal: 'contentMismatch' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(inputOf(canvasElement), fileOf('notice.docm', 'application/vnd.ms-word'), {
      applyAccept: false,
    });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('notice.docm refuséFormat non autorisé'));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.upload(inputOf(canvasElement), CSV);
    await expect(args.onAdd).toHaveBeenLastCalledWith([CSV]);
    const told = 'ventes_2026-10.csv refuséSon contenu n’est pas celui que son nom annonce.';
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(told));
  },
};

export const TooLarge: Story = {
  args: { rules: { ...FILE_RULES.trends, maxBytes: 1_024 } },
  play: async ({ args, canvasElement }) => {
    const input = inputOf(canvasElement);
    await userEvent.upload(input, fileOf('ventes.csv', 'text/csv', 1_025));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Plus de 1.ko/));
    await userEvent.upload(input, fileOf('ventes.csv', 'text/csv', 1_024));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await expect(within(canvasElement).getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.upload(input, fileOf('ventes.csv', 'text/csv', 1_025));
    await within(canvasElement).findByText(/Plus de 1.ko/);
  },
};

/** Valid files are accepted; the others are listed. */
export const Several: Story = {
  args: {
    label: 'Pièces du dossier',
    rules: FILE_RULES.administration,
    allowsMultiple: true,
    files: [
      { id: 'notice', name: 'notice_amoxivane_500mg.pdf', size: 3_400_000 },
      { id: 'box', name: 'étui.png', size: 820_000, progress: 12 },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const [kept, refused] = [fileOf('certificat.pdf', 'application/pdf'), fileOf('programme.exe', '')];
    await userEvent.upload(inputOf(canvasElement), [kept, refused], { applyAccept: false });
    await expect(args.onAdd).toHaveBeenLastCalledWith([kept]);
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/^programme\.exe refusé/));
  },
};

export const LongName: Story = {
  args: { isOptional: true, files: [{ ...sales, name: `ventes_reelles_${'toutes_agences_'.repeat(6)}2026-10.xlsx` }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ventes réelles facultatif' })).toBeVisible();
  },
};

/** An empty file, a huge one, one at the start of its upload and one near the end. */
export const Sizes: Story = {
  args: {
    allowsMultiple: true,
    files: [
      { id: 'empty', name: 'vide.csv', size: 0 },
      { id: 'huge', name: 'ventes_de_dix_ans.csv', size: 98_765_432_100 },
      { id: 'first', name: 'a.csv', size: 12, progress: 0 },
      { id: 'last', name: 'b.csv', size: 12, progress: 100 },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const removers = within(canvasElement).getAllByRole('button', {
      name: /vide\.csv|ventes_de_dix_ans\.csv|[ab]\.csv/,
    });
    await expect(removers).toHaveLength(4);
    removers[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('empty');
  },
};

export const RightToLeft: Story = { args: { files: [{ ...sales, progress: 64 }] }, globals: { direction: 'rtl' } };

export const English: Story = {
  args: { label: 'Actual sales' },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/CSV or Excel.*5.?MB/)).toBeVisible();
  },
};

export const Invalid: Story = { args: { error: 'Joignez le fichier des ventes' } };

export const Disabled: Story = { args: { isDisabled: true } };
