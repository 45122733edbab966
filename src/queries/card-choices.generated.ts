/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CardChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CardChoicesQuery = { readCustomerCardEditDatas: { matrimonialStatusList: Array<string>, potentialList: Array<string>, relationStateList: Array<string>, AssignedPharmaProducts: Array<{ ID: string, name: string }>, SpecialityList: Array<{ ID: string, name: string }> } | null };

export const CardChoicesDocument: Operation<CardChoicesQuery, CardChoicesQueryVariables> = {
  kind: 'query',
  name: 'CardChoices',
  calls: ['readCustomerCardEditDatas'],
  text: `query CardChoices {
  readCustomerCardEditDatas {
    matrimonialStatusList
    potentialList
    relationStateList
    AssignedPharmaProducts {
      ID
      name
    }
    SpecialityList {
      ID
      name
    }
  }
}`,
};