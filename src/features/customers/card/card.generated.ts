/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/generated/schema.ts';

import type { Operation } from '#api/operation.ts';
/** Sex of a health worker. */
export type Sex =
  /** Female. */
  | 'F'
  /** Male. */
  | 'M';

export type CardHistory_CustomerAdministrative_Fragment = { ID: string, name: string, phone: string | null, email: string | null, birthDay: string | null, potential: string | null, MyRelationshipsWithProductAdvancement: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } | null }>, MyCustomerExpectations: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, toBeImproved: string | null, expectedProducts: string | null }>, MyLeadedActionsReceived: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, requests: string | null, actionMaterials: string | null, actionHumanRelations: string | null, actionFinancial: string | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }>, MyVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> };

export type CardHistory_CustomerDrugStore_Fragment = { ID: string, name: string, phone: string | null, email: string | null, birthDay: string | null, potential: string | null, MyRelationshipsWithProductAdvancement: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } | null }>, MyCustomerExpectations: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, toBeImproved: string | null, expectedProducts: string | null }>, MyLeadedActionsReceived: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, requests: string | null, actionMaterials: string | null, actionHumanRelations: string | null, actionFinancial: string | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }>, MyVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> };

export type CardHistory_CustomerHealthWorker_Fragment = { ID: string, name: string, phone: string | null, email: string | null, birthDay: string | null, potential: string | null, MyRelationshipsWithProductAdvancement: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } | null }>, MyCustomerExpectations: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, toBeImproved: string | null, expectedProducts: string | null }>, MyLeadedActionsReceived: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, requests: string | null, actionMaterials: string | null, actionHumanRelations: string | null, actionFinancial: string | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }>, MyVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> };

export type CardHistory_Wholesaler_Fragment = { ID: string, name: string, phone: string | null, email: string | null, birthDay: string | null, potential: string | null, MyRelationshipsWithProductAdvancement: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } | null }>, MyCustomerExpectations: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, toBeImproved: string | null, expectedProducts: string | null }>, MyLeadedActionsReceived: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, requests: string | null, actionMaterials: string | null, actionHumanRelations: string | null, actionFinancial: string | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }>, MyVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> };

export type CardHistoryFragment =
  | CardHistory_CustomerAdministrative_Fragment
  | CardHistory_CustomerDrugStore_Fragment
  | CardHistory_CustomerHealthWorker_Fragment
  | CardHistory_Wholesaler_Fragment
;

export type CardAreaFragment = { ID: string, name: string, City: { ID: string, name: string } | null };

export type HealthWorkerCardQueryVariables = Exact<{
  ID: string;
}>;


export type HealthWorkerCardQuery = { readCustomerHealthWorkerDetailedDatas: { sex: Types.Sex | null, denomination: string | null, accessibility: string | null, preferredContactMode: string | null, matrimonialStatus: string | null, numberOfChild: number | null, nationality: string | null, incomeSlice: string | null, soncaEfficiency: boolean | null, soncaTolerance: boolean | null, soncaObservance: boolean | null, soncaLaboAwarness: boolean | null, soncaVMSkills: boolean | null, soncaSamples: boolean | null, soncaInnovation: boolean | null, soncaConfort: boolean | null, soncaPrice: boolean | null, soncaRelationShip: boolean | null, soncaVMAvailability: boolean | null, soncaPraise: boolean | null, hobbies: string | null, groupsOfReference: string | null, areasOfInterest: string | null, projects: string | null, valuesAndBeliefs: string | null, opinions: string | null, lifestyle: string | null, priorities: string | null, tastes: string | null, colors: string | null, ID: string, name: string, phone: string | null, email: string | null, birthDay: string | null, potential: string | null, MyHealthCenters: Array<{ ID: string, name: string, textualLocation: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null }>, MySpecialities: Array<{ ID: string, name: string }>, MyRelationshipsWithProductAdvancement: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } | null }>, MyCustomerExpectations: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, toBeImproved: string | null, expectedProducts: string | null }>, MyLeadedActionsReceived: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, requests: string | null, actionMaterials: string | null, actionHumanRelations: string | null, actionFinancial: string | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }>, MyVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> } | null, readCustomerCardEditDatas: { relationStateList: Array<string> } | null };

export type DrugstoreCardQueryVariables = Exact<{
  ID: string;
}>;


export type DrugstoreCardQuery = { readCustomerDrugStoreDetailedDatas: { textualLocation: string | null, gPSLon: number | null, gPSLat: number | null, Picture: string | null, preferredContactMode: string | null, relationStartDate: string | null, Created: number | null, LastEdited: number | null, ID: string, name: string, phone: string | null, email: string | null, birthDay: string | null, potential: string | null, MySpecialities: Array<{ ID: string, name: string }>, City: { ID: string, name: string } | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null, MyRelationshipsWithProductAdvancement: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } | null }>, MyCustomerExpectations: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, toBeImproved: string | null, expectedProducts: string | null }>, MyLeadedActionsReceived: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, requests: string | null, actionMaterials: string | null, actionHumanRelations: string | null, actionFinancial: string | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }>, MyVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> } | null, readCustomerCardEditDatas: { relationStateList: Array<string> } | null };

export type AdministrationCardQueryVariables = Exact<{
  ID: string;
}>;


export type AdministrationCardQuery = { readCustomerAdministrativeDetailedDatas: { textualLocation: string | null, gPSLon: number | null, gPSLat: number | null, Picture: string | null, preferredContactMode: string | null, relationStartDate: string | null, Created: number | null, LastEdited: number | null, ID: string, name: string, phone: string | null, email: string | null, birthDay: string | null, potential: string | null, MySpecialities: Array<{ ID: string, name: string }>, City: { ID: string, name: string } | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null, MyRelationshipsWithProductAdvancement: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } | null }>, MyCustomerExpectations: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, toBeImproved: string | null, expectedProducts: string | null }>, MyLeadedActionsReceived: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, requests: string | null, actionMaterials: string | null, actionHumanRelations: string | null, actionFinancial: string | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }>, MyVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> } | null, readCustomerCardEditDatas: { relationStateList: Array<string> } | null };

export type WholesalerCardQueryVariables = Exact<{
  ID: string;
}>;


export type WholesalerCardQuery = { readWholesalerDetailedDatas: { textualLocation: string | null, ID: string, name: string, phone: string | null, email: string | null, birthDay: string | null, potential: string | null, WorkArea: { ID: string, name: string, City: { ID: string, name: string } | null } | null, MyRelationshipsWithProductAdvancement: Array<{ ID: string, relationState: string, dateTimestamp: number, PharmaProduct: { ID: string, name: string, PharmaLaboratory: { ID: string, name: string } | null } | null }>, MyCustomerExpectations: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, toBeImproved: string | null, expectedProducts: string | null }>, MyLeadedActionsReceived: Array<{ ID: string, periodStart: string | null, periodEnd: string | null, requests: string | null, actionMaterials: string | null, actionHumanRelations: string | null, actionFinancial: string | null, CreatedBy: { ID: string, FirstName: string | null, Surname: string | null } | null }>, MyVisitReports: Array<{ ID: string, startTimeStamp: number, endTimeStamp: number | null, obtainedPromess: string | null, notedPrescriptions: string | null, objections: string | null, gifts: string | null, leadedAction: string | null, actionCost: number | null, nextVisitObjective: string | null, other: string | null, spontanous: boolean | null, obtainedResult: string | null, metPerson: string | null, VisitObjective: { ID: string, description: string | null, Worker: { ID: string, FirstName: string | null, Surname: string | null } | null } | null, PresentedPharmaProducts: Array<{ ID: string, name: string }>, GivenSamplesPharmaProducts: Array<{ ID: string, name: string }> }> } | null, readCustomerCardEditDatas: { relationStateList: Array<string> } | null };

export const HealthWorkerCardDocument: Operation<HealthWorkerCardQuery, HealthWorkerCardQueryVariables> = {
  kind: 'query',
  name: 'HealthWorkerCard',
  calls: ['readCustomerHealthWorkerDetailedDatas', 'readCustomerCardEditDatas'],
  text: `query HealthWorkerCard($ID: ID!) {
  readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID: $ID) {
    ...CardHistory
    sex
    denomination
    accessibility
    preferredContactMode
    matrimonialStatus
    numberOfChild
    nationality
    incomeSlice
    MyHealthCenters {
      ID
      name
      textualLocation
      WorkArea {
        ...CardArea
      }
    }
    MySpecialities {
      ID
      name
    }
    soncaEfficiency
    soncaTolerance
    soncaObservance
    soncaLaboAwarness
    soncaVMSkills
    soncaSamples
    soncaInnovation
    soncaConfort
    soncaPrice
    soncaRelationShip
    soncaVMAvailability
    soncaPraise
    hobbies
    groupsOfReference
    areasOfInterest
    projects
    valuesAndBeliefs
    opinions
    lifestyle
    priorities
    tastes
    colors
  }
  readCustomerCardEditDatas {
    relationStateList
  }
}

fragment CardHistory on Customer {
  ID
  name
  phone
  email
  birthDay
  potential
  MyRelationshipsWithProductAdvancement {
    ID
    relationState
    dateTimestamp
    PharmaProduct {
      ID
      name
      PharmaLaboratory {
        ID
        name
      }
    }
  }
  MyCustomerExpectations {
    ID
    periodStart
    periodEnd
    toBeImproved
    expectedProducts
  }
  MyLeadedActionsReceived {
    ID
    periodStart
    periodEnd
    requests
    actionMaterials
    actionHumanRelations
    actionFinancial
    CreatedBy {
      ID
      FirstName
      Surname
    }
  }
  MyVisitReports {
    ID
    startTimeStamp
    endTimeStamp
    obtainedPromess
    notedPrescriptions
    objections
    gifts
    leadedAction
    actionCost
    nextVisitObjective
    other
    spontanous
    obtainedResult
    metPerson
    VisitObjective {
      ID
      description
      Worker {
        ID
        FirstName
        Surname
      }
    }
    PresentedPharmaProducts {
      ID
      name
    }
    GivenSamplesPharmaProducts {
      ID
      name
    }
  }
}

fragment CardArea on WorkArea {
  ID
  name
  City {
    ID
    name
  }
}`,
};

export const DrugstoreCardDocument: Operation<DrugstoreCardQuery, DrugstoreCardQueryVariables> = {
  kind: 'query',
  name: 'DrugstoreCard',
  calls: ['readCustomerDrugStoreDetailedDatas', 'readCustomerCardEditDatas'],
  text: `query DrugstoreCard($ID: ID!) {
  readCustomerDrugStoreDetailedDatas(id: $ID) {
    ...CardHistory
    textualLocation
    gPSLon
    gPSLat
    Picture
    preferredContactMode
    relationStartDate
    Created
    LastEdited
    MySpecialities {
      ID
      name
    }
    City {
      ID
      name
    }
    WorkArea {
      ...CardArea
    }
    CreatedBy {
      ID
      FirstName
      Surname
    }
  }
  readCustomerCardEditDatas {
    relationStateList
  }
}

fragment CardHistory on Customer {
  ID
  name
  phone
  email
  birthDay
  potential
  MyRelationshipsWithProductAdvancement {
    ID
    relationState
    dateTimestamp
    PharmaProduct {
      ID
      name
      PharmaLaboratory {
        ID
        name
      }
    }
  }
  MyCustomerExpectations {
    ID
    periodStart
    periodEnd
    toBeImproved
    expectedProducts
  }
  MyLeadedActionsReceived {
    ID
    periodStart
    periodEnd
    requests
    actionMaterials
    actionHumanRelations
    actionFinancial
    CreatedBy {
      ID
      FirstName
      Surname
    }
  }
  MyVisitReports {
    ID
    startTimeStamp
    endTimeStamp
    obtainedPromess
    notedPrescriptions
    objections
    gifts
    leadedAction
    actionCost
    nextVisitObjective
    other
    spontanous
    obtainedResult
    metPerson
    VisitObjective {
      ID
      description
      Worker {
        ID
        FirstName
        Surname
      }
    }
    PresentedPharmaProducts {
      ID
      name
    }
    GivenSamplesPharmaProducts {
      ID
      name
    }
  }
}

fragment CardArea on WorkArea {
  ID
  name
  City {
    ID
    name
  }
}`,
};

export const AdministrationCardDocument: Operation<AdministrationCardQuery, AdministrationCardQueryVariables> = {
  kind: 'query',
  name: 'AdministrationCard',
  calls: ['readCustomerAdministrativeDetailedDatas', 'readCustomerCardEditDatas'],
  text: `query AdministrationCard($ID: ID!) {
  readCustomerAdministrativeDetailedDatas(id: $ID) {
    ...CardHistory
    textualLocation
    gPSLon
    gPSLat
    Picture
    preferredContactMode
    relationStartDate
    Created
    LastEdited
    MySpecialities {
      ID
      name
    }
    City {
      ID
      name
    }
    WorkArea {
      ...CardArea
    }
    CreatedBy {
      ID
      FirstName
      Surname
    }
  }
  readCustomerCardEditDatas {
    relationStateList
  }
}

fragment CardHistory on Customer {
  ID
  name
  phone
  email
  birthDay
  potential
  MyRelationshipsWithProductAdvancement {
    ID
    relationState
    dateTimestamp
    PharmaProduct {
      ID
      name
      PharmaLaboratory {
        ID
        name
      }
    }
  }
  MyCustomerExpectations {
    ID
    periodStart
    periodEnd
    toBeImproved
    expectedProducts
  }
  MyLeadedActionsReceived {
    ID
    periodStart
    periodEnd
    requests
    actionMaterials
    actionHumanRelations
    actionFinancial
    CreatedBy {
      ID
      FirstName
      Surname
    }
  }
  MyVisitReports {
    ID
    startTimeStamp
    endTimeStamp
    obtainedPromess
    notedPrescriptions
    objections
    gifts
    leadedAction
    actionCost
    nextVisitObjective
    other
    spontanous
    obtainedResult
    metPerson
    VisitObjective {
      ID
      description
      Worker {
        ID
        FirstName
        Surname
      }
    }
    PresentedPharmaProducts {
      ID
      name
    }
    GivenSamplesPharmaProducts {
      ID
      name
    }
  }
}

fragment CardArea on WorkArea {
  ID
  name
  City {
    ID
    name
  }
}`,
};

export const WholesalerCardDocument: Operation<WholesalerCardQuery, WholesalerCardQueryVariables> = {
  kind: 'query',
  name: 'WholesalerCard',
  calls: ['readWholesalerDetailedDatas', 'readCustomerCardEditDatas'],
  text: `query WholesalerCard($ID: ID!) {
  readWholesalerDetailedDatas(id: $ID) {
    ...CardHistory
    textualLocation
    WorkArea {
      ...CardArea
    }
  }
  readCustomerCardEditDatas {
    relationStateList
  }
}

fragment CardHistory on Customer {
  ID
  name
  phone
  email
  birthDay
  potential
  MyRelationshipsWithProductAdvancement {
    ID
    relationState
    dateTimestamp
    PharmaProduct {
      ID
      name
      PharmaLaboratory {
        ID
        name
      }
    }
  }
  MyCustomerExpectations {
    ID
    periodStart
    periodEnd
    toBeImproved
    expectedProducts
  }
  MyLeadedActionsReceived {
    ID
    periodStart
    periodEnd
    requests
    actionMaterials
    actionHumanRelations
    actionFinancial
    CreatedBy {
      ID
      FirstName
      Surname
    }
  }
  MyVisitReports {
    ID
    startTimeStamp
    endTimeStamp
    obtainedPromess
    notedPrescriptions
    objections
    gifts
    leadedAction
    actionCost
    nextVisitObjective
    other
    spontanous
    obtainedResult
    metPerson
    VisitObjective {
      ID
      description
      Worker {
        ID
        FirstName
        Surname
      }
    }
    PresentedPharmaProducts {
      ID
      name
    }
    GivenSamplesPharmaProducts {
      ID
      name
    }
  }
}

fragment CardArea on WorkArea {
  ID
  name
  City {
    ID
    name
  }
}`,
};