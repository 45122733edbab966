import { absenceMutations, absenceQueries, absenceTypes } from './absences.ts';
import { actionTypeMutations, actionTypeQueries } from './action-types.ts';
import { agencyQueries } from './agencies.ts';
import { cardMutations } from './card-writes.ts';
import { cardQueries } from './customer-cards.ts';
import { customerMutations } from './customer-writes.ts';
import { customerQueries, customerTypes } from './customers.ts';
import { userQueries, userTypes } from './users.ts';
import { placeMutations, placeQueries } from './places.ts';
import { financeQueries, financeTypes } from './finance-reads.ts';
import { partQueries, partTypes } from './finance-parts.ts';
import { financeMutations } from './finance-writes.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './generated/resolvers.ts';
import { programmeMutations, programmeQueries } from './programmes.ts';
import { productQueries, productTypes } from './products.ts';
import { fileMutations, fileQueries, fileTypes } from './product-files.ts';
import { regulatoryMutations } from './regulatory-actions.ts';
import { regulatoryQueries, regulatoryTypes } from './regulatory-reads.ts';
import { reminderMutations, reminderQueries, reminderTypes } from './reminders.ts';
import { scalars } from './scalars.ts';
import { sessionMutations, sessionQueries } from './session.ts';
import { supervisionQueries } from './supervision.ts';
import { visitReportMutations, visitReportQueries } from './visit-reports.ts';
import { visitStatisticsQueries } from './visit-statistics.ts';
import { weeklyReportMutations, weeklyReportQueries, weeklyReportTypes } from './weekly-reports.ts';

/** The calls that the server answers; it refuses the others of the contract with NOT_SERVED. */
const Query: QueryResolvers = {
  ...sessionQueries,
  ...agencyQueries,
  ...userQueries,
  ...productQueries,
  ...actionTypeQueries,
  ...regulatoryQueries,
  ...fileQueries,
  ...reminderQueries,
  ...customerQueries,
  ...cardQueries,
  ...placeQueries,
  ...programmeQueries,
  ...visitReportQueries,
  ...visitStatisticsQueries,
  ...absenceQueries,
  ...weeklyReportQueries,
  ...supervisionQueries,
  ...financeQueries,
  ...partQueries,
};

const Mutation: MutationResolvers = {
  ...sessionMutations,
  ...actionTypeMutations,
  ...regulatoryMutations,
  ...fileMutations,
  ...reminderMutations,
  ...placeMutations,
  ...customerMutations,
  ...cardMutations,
  ...programmeMutations,
  ...visitReportMutations,
  ...absenceMutations,
  ...weeklyReportMutations,
  ...financeMutations,
};

export const resolvers: Resolvers = {
  ...scalars,
  ...userTypes,
  ...productTypes,
  ...regulatoryTypes,
  ...fileTypes,
  ...reminderTypes,
  ...customerTypes,
  ...absenceTypes,
  ...weeklyReportTypes,
  ...financeTypes,
  ...partTypes,
  Query,
  Mutation,
};
