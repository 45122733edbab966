import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx';

const PARTS = [
  ['identity', 'Identité', '8 champs', 'Naissance, situation, nationalité, téléphone.'],
  ['habits', 'Habitudes', '3 champs', 'Préfère l’appel, le matin avant 9 h.'],
  ['networks', 'Réseaux', '1 champ', 'Société de pédiatrie.'],
] as const;

const items = PARTS.map(([id, title, meta, words]) => (
  <AccordionItem key={id} id={id} title={title} meta={meta}>
    {words}
  </AccordionItem>
));

const meta = {
  component: Accordion,
  args: { children: items },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneAtATime: Story = {
  args: { defaultOpen: ['identity'] },
  play: async ({ canvas, userEvent }) => {
    const [identity, habits] = [
      canvas.getByRole('button', { name: /^Identité/ }),
      canvas.getByRole('button', { name: /^Habitudes/ }),
    ];
    await expect(identity).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(habits).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(habits).toHaveAttribute('aria-expanded', 'true');
    await expect(identity).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Préfère l’appel, le matin avant 9 h.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(habits).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Several: Story = { args: { allowsMultiple: true, defaultOpen: ['identity', 'networks'] } };
export const Disabled: Story = {
  args: {
    children: (
      <AccordionItem id="closed" title="Revenu" meta="droit manquant" isDisabled>
        {null}
      </AccordionItem>
    ),
  },
};
export const LongWords: Story = {
  args: {
    defaultOpen: ['long'],
    children: (
      <AccordionItem
        id="long"
        title="Anticonstitutionnellement-pharmacovigilance-du-Littoral-et-de-l’Ouest"
        meta="1 234 567 890 champs"
      >
        {'Une réponse longue d’un seul mot : '.concat('hexakosioihexekontahexaphobie'.repeat(6))}
      </AccordionItem>
    ),
  },
};
