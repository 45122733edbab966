/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type ProductRowFragment = { ID: string, name: string, ref: string | null, pGHT: number | null, publicPrice: number | null, cessionPrice: number | null, numAMM: string | null, aMMDate: string | null, aMMEndDate: string | null, Picture: string | null, PharmaLaboratory: { ID: string, name: string } | null };

export type ProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductsQuery = { readAllPharmaProducts: Array<{ ID: string, name: string, ref: string | null, pGHT: number | null, publicPrice: number | null, cessionPrice: number | null, numAMM: string | null, aMMDate: string | null, aMMEndDate: string | null, Picture: string | null, PharmaProductAssignedDelegues: Array<{ ID: string, contributionPercentage: number, Delegue: { ID: string, FirstName: string | null, Surname: string | null, WorkGroup: { name: string } | null } }>, PharmaLaboratory: { ID: string, name: string } | null }> | null };

export type ExpiringProductsQueryVariables = Exact<{
  limitTimeStamp: number;
}>;


export type ExpiringProductsQuery = { readAllExpiringAMMPharmaProducts: Array<{ ID: string, name: string, ref: string | null, pGHT: number | null, publicPrice: number | null, cessionPrice: number | null, numAMM: string | null, aMMDate: string | null, aMMEndDate: string | null, Picture: string | null, PharmaLaboratory: { ID: string, name: string } | null }> | null };

export const ProductsDocument: Operation<ProductsQuery, ProductsQueryVariables> = {
  kind: 'query',
  name: 'Products',
  calls: ['readAllPharmaProducts'],
  text: `query Products {
  readAllPharmaProducts {
    ...ProductRow
    PharmaProductAssignedDelegues {
      ID
      contributionPercentage
      Delegue {
        ID
        FirstName
        Surname
        WorkGroup {
          name
        }
      }
    }
  }
}

fragment ProductRow on PharmaProduct {
  ID
  name
  ref
  pGHT
  publicPrice
  cessionPrice
  numAMM
  aMMDate
  aMMEndDate
  Picture
  PharmaLaboratory {
    ID
    name
  }
}`,
};

export const ExpiringProductsDocument: Operation<ExpiringProductsQuery, ExpiringProductsQueryVariables> = {
  kind: 'query',
  name: 'ExpiringProducts',
  calls: ['readAllExpiringAMMPharmaProducts'],
  text: `query ExpiringProducts($limitTimeStamp: Timestamp!) {
  readAllExpiringAMMPharmaProducts(limitTimeStamp: $limitTimeStamp) {
    ...ProductRow
  }
}

fragment ProductRow on PharmaProduct {
  ID
  name
  ref
  pGHT
  publicPrice
  cessionPrice
  numAMM
  aMMDate
  aMMEndDate
  Picture
  PharmaLaboratory {
    ID
    name
  }
}`,
};