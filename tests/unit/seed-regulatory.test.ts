import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '#mocks/seed/types.ts';
import { REGULATORY_STATUSES } from '#mocks/seed/vocabulary.ts';
import { countBy, DAY, inAgency, NOW, worldOf } from './seed-worlds.ts';

/** Bytes: the limit of administration files (docs/rules/limits.md#file-sizes). */
const FILE_LIMIT = 20_766_720;

describe.each(SCENARIOS)('the regulatory records of a %s world', (scenario) => {
  const world = worldOf(scenario);
  const stepOf = new Map(world.regulatoryActionSteps.map((step) => [step.ID, step]));
  const actionOf = new Map(world.regulatoryActions.map((action) => [action.ID, action]));
  const productOf = new Map(world.pharmaProducts.map((product) => [product.ID, product]));
  const userOf = new Map(world.users.map((user) => [user.ID, user]));

  test('have a known status, a type with a colour, and steps', () => {
    for (const type of world.typeRegulatoryActions) expect(type.colorCode).toMatch(/^#[0-9A-F]{6}$/);
    const steps = countBy(world.regulatoryActionSteps, ({ regulatoryActionID }) => regulatoryActionID);
    for (const action of world.regulatoryActions) {
      expect(REGULATORY_STATUSES).toContain(action.statut);
      expect(steps.get(action.ID)).toBeGreaterThanOrEqual(3);
    }
  });

  test('never repeat an action for a product', () => {
    const pairs = countBy(world.regulatoryActions, ({ name, pharmaProductID }) => `${pharmaProductID} ${name}`);
    expect([...pairs].filter(([, count]) => count > 1)).toEqual([]);
  });

  test('remind one to fifteen people through at least one channel', () => {
    for (const { recipientIDs, isEmail, isNotification } of world.reminders) {
      expect(recipientIDs.length).toBeGreaterThanOrEqual(1);
      expect(recipientIDs.length).toBeLessThanOrEqual(15);
      expect(isEmail || isNotification).toBe(true);
    }
  });

  test('fall in working hours, from 90 days ago to a year ahead', () => {
    for (const { scheduledTimeStamp } of world.reminders) {
      expect(scheduledTimeStamp).toBeGreaterThan(NOW - 90 * DAY);
      expect(scheduledTimeStamp).toBeLessThan(NOW + 365 * DAY);
      expect(scheduledTimeStamp % 1800).toBe(0);
      expect([0, 6]).not.toContain(new Date(scheduledTimeStamp * 1000).getUTCDay());
    }
  });

  test('cover every case in every agency: done, pending, due today, 15 recipients, with and without a step', () => {
    for (const { idAgency } of world.agencies) {
      const reminders = inAgency(world.reminders, idAgency);
      const toCome = reminders.filter(({ scheduledTimeStamp }) => scheduledTimeStamp > NOW);
      expect(toCome.length).toBeLessThan(reminders.length);
      expect(toCome.length).toBeGreaterThan(reminders.length / 2);
      expect(toCome.some(({ scheduledTimeStamp }) => scheduledTimeStamp < NOW + DAY / 2)).toBe(true);
      expect(toCome.some(({ recipientIDs }) => recipientIDs.length === 15)).toBe(true);
      const linked = reminders.filter(({ regulatoryActionStepID }) => regulatoryActionStepID !== null);
      expect(linked.length).toBeGreaterThan(0);
      expect(linked.length).toBeLessThan(reminders.length);
    }
  });

  test('are ordered by time within their agency', () => {
    for (const { idAgency } of world.agencies) {
      const times = inAgency(world.reminders, idAgency).map(({ scheduledTimeStamp }) => scheduledTimeStamp);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  test('go to laboratory users for their own products only, and never to a vacant post', () => {
    for (const reminder of world.reminders) {
      const action = actionOf.get(stepOf.get(reminder.regulatoryActionStepID ?? '')?.regulatoryActionID ?? '');
      const recipients = reminder.recipientIDs.flatMap((id) => userOf.get(id) ?? []);
      expect(recipients.filter(({ fictive }) => fictive)).toEqual([]);
      const laboratory = productOf.get(action?.pharmaProductID ?? '')?.pharmaLaboratoryID;
      const strangers = recipients.filter(({ pharmaLaboID }) => pharmaLaboID !== null && pharmaLaboID !== laboratory);
      expect(action ? strangers : []).toEqual([]);
    }
  });

  test('have files created in the past, within the size limit, and of the same product as their step', () => {
    for (const file of world.pharmaProductFiles) {
      expect(file.Created).toBeLessThan(NOW);
      expect(file.size).toBeGreaterThan(0);
      expect(file.size).toBeLessThanOrEqual(FILE_LIMIT);
      expect(file.name).toMatch(/^[A-Za-z0-9_]+\.(?:pdf|xlsx|docx|jpg|png)$/);
      const step = stepOf.get(file.regulatoryActionStepID ?? '');
      const product = step ? actionOf.get(step.regulatoryActionID)?.pharmaProductID : file.pharmaProductID;
      expect(product).toBe(file.pharmaProductID);
    }
  });
});

test('a standard world has actions in every status', () => {
  const { regulatoryActions } = worldOf('standard');
  expect(new Set(regulatoryActions.map(({ statut }) => statut))).toEqual(new Set(REGULATORY_STATUSES));
});

test('the demo’s first product has its four actions, and the third step of its renewal has two reminders', () => {
  const world = worldOf('standard');
  const actions = world.regulatoryActions.filter(({ pharmaProductID }) => pharmaProductID === 'prod-cm-brv-ten-0530');
  expect(actions.slice(0, 4)).toMatchObject([
    { name: 'Renouvellement quinquennal', statut: 'À préparer' },
    { name: 'Changement de conditionnement', statut: 'Complément demandé' },
    { name: 'Visa publicitaire 2026' },
    { name: 'Mise à jour de la notice', statut: 'Clôturé' },
  ]);
  const third = world.regulatoryActionSteps.filter(
    ({ regulatoryActionID }) => regulatoryActionID === actions[0]?.ID,
  )[2];
  expect(third?.name).toBe('Déposer à la direction de la pharmacie');
  expect(world.reminders.filter(({ regulatoryActionStepID }) => regulatoryActionStepID === third?.ID)).toMatchObject([
    { name: 'Prendre rendez-vous au guichet' },
    { name: 'Vérifier le récépissé de dépôt' },
  ]);
});
