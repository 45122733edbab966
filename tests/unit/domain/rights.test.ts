import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACL_FLAGS, hasRight } from '#domain/access/rights.ts';

describe('hasRight', () => {
  it('treats an absent or null flag as false', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ACL_FLAGS), (flag) => {
        expect(hasRight(flag, {})).toBe(false);
        expect(hasRight(flag, { [flag]: null })).toBe(false);
        expect(hasRight(flag, { [flag]: false })).toBe(false);
        expect(hasRight(flag, { [flag]: true })).toBe(true);
      }),
    );
  });

  it.each(['viewOwnSchedule', 'viewOtherWorkGroupSchedule', 'viewOwnWorkGroupDeleguesSchedule'] as const)(
    'opens the programmes with %s alone',
    (flag) => {
      expect(hasRight('scheduleAccess', { [flag]: true })).toBe(true);
    },
  );

  it.each(['viewHealthWorker', 'viewDrugStore', 'viewAdministrativeCustomer'] as const)(
    'opens the customer cards with %s alone',
    (flag) => {
      expect(hasRight('customerCardAccess', { [flag]: true })).toBe(true);
    },
  );

  it('opens neither with all other flags', () => {
    const others = Object.fromEntries(ACL_FLAGS.filter((flag) => !flag.startsWith('view')).map((flag) => [flag, true]));
    expect(hasRight('scheduleAccess', others)).toBe(false);
    expect(hasRight('customerCardAccess', others)).toBe(false);
  });

  it('needs the module and the right to validate visits', () => {
    const acl = { canValidateVisitObjective: true };
    const modules = { moduleVisitObjectiveValidationIsEnabled: true };
    expect(hasRight('visitValidation', acl, modules)).toBe(true);
    expect(hasRight('visitValidation', acl)).toBe(false);
    expect(hasRight('visitValidation', {}, modules)).toBe(false);
  });

  it('needs only the module for the GPS', () => {
    expect(hasRight('gpsAccess', {}, { moduleGPSIsEnabled: true })).toBe(true);
    expect(hasRight('gpsAccess', {}, { moduleGPSIsEnabled: null })).toBe(false);
  });
});
