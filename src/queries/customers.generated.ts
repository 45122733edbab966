/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type CustomerAreaFragment = { ID: string, name: string, City: { ID: string, name: string } | null };

export type CustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomersQuery = { readAllCustomers: { HealthWorkerList: Array<{ ID: string, denomination: string | null, name: string, phone: string | null, email: string | null, potential: string | null, MySpecialities: Array<{ ID: string, name: string }>, MyHealthCenters: Array<{ ID: string, name: string, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null }> }>, DrugStoreList: Array<{ ID: string, name: string, phone: string | null, email: string | null, potential: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null }>, CustomerAdministrative: Array<{ ID: string, name: string, phone: string | null, email: string | null, potential: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null }>, Wholesaler: Array<{ ID: string, name: string, phone: string | null, email: string | null, potential: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null }> } | null, readCustomerCardEditDatas: { potentialList: Array<string>, relationStateList: Array<string> } | null };

export const CustomersDocument: Operation<CustomersQuery, CustomersQueryVariables> = {
  kind: 'query',
  name: 'Customers',
  calls: ['readAllCustomers', 'readCustomerCardEditDatas'],
  text: `query Customers {
  readAllCustomers {
    HealthWorkerList {
      ID
      denomination
      name
      phone
      email
      potential
      MySpecialities {
        ID
        name
      }
      MyHealthCenters {
        ID
        name
        WorkArea {
          ...CustomerArea
        }
      }
    }
    DrugStoreList {
      ID
      name
      phone
      email
      potential
      WorkArea {
        ...CustomerArea
      }
    }
    CustomerAdministrative {
      ID
      name
      phone
      email
      potential
      WorkArea {
        ...CustomerArea
      }
    }
    Wholesaler {
      ID
      name
      phone
      email
      potential
      WorkArea {
        ...CustomerArea
      }
    }
  }
  readCustomerCardEditDatas {
    potentialList
    relationStateList
  }
}

fragment CustomerArea on WorkArea {
  ID
  name
  City {
    ID
    name
  }
}`,
};