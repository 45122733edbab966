/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '#api/operation.ts';
export type ProductFileFragment = { ID: string, name: string, File: string | null };

export type ProductFilesQueryVariables = Exact<{
  pharmaProductID: string;
}>;


export type ProductFilesQuery = { getAllPharmaProductFileByPharmaProductID: Array<{ ID: string, name: string, File: string | null }> | null, getAllRegulatoryActionByPharmaProductID: Array<{ ID: string, name: string, RegulatoryActionSteps: Array<{ ID: string, name: string, PharmaProductFiles: Array<{ ID: string }>, Reminder: { ID: string, name: string, scheduledTimeStamp: number } | null }> }> | null };

export type CreateProductFileMutationVariables = Exact<{
  file: File;
  name: string;
  pharmaProductID: string;
  regulatoryActionStepID?: string | null | undefined;
}>;


export type CreateProductFileMutation = { createPharmaProductFile: { ID: string } };

export type DeleteProductFileMutationVariables = Exact<{
  pharmaProductFileID: string;
  forceCascadeDelete: boolean;
}>;


export type DeleteProductFileMutation = { deletePharmaProductFile: { success: boolean } };

export const ProductFilesDocument: Operation<ProductFilesQuery, ProductFilesQueryVariables> = {
  kind: 'query',
  name: 'ProductFiles',
  calls: ['getAllPharmaProductFileByPharmaProductID', 'getAllRegulatoryActionByPharmaProductID'],
  text: `query ProductFiles($pharmaProductID: ID!) {
  getAllPharmaProductFileByPharmaProductID(pharmaProductID: $pharmaProductID) {
    ...ProductFile
  }
  getAllRegulatoryActionByPharmaProductID(pharmaProductID: $pharmaProductID) {
    ID
    name
    RegulatoryActionSteps {
      ID
      name
      PharmaProductFiles {
        ID
      }
      Reminder {
        ID
        name
        scheduledTimeStamp
      }
    }
  }
}

fragment ProductFile on PharmaProductFile {
  ID
  name
  File
}`,
};

export const CreateProductFileDocument: Operation<CreateProductFileMutation, CreateProductFileMutationVariables> = {
  kind: 'mutation',
  name: 'CreateProductFile',
  calls: ['createPharmaProductFile'],
  text: `mutation CreateProductFile($file: Upload!, $name: String!, $pharmaProductID: ID!, $regulatoryActionStepID: ID) {
  createPharmaProductFile(
    file: $file
    name: $name
    pharmaProductID: $pharmaProductID
    regulatoryActionStepID: $regulatoryActionStepID
  ) {
    ID
  }
}`,
};

export const DeleteProductFileDocument: Operation<DeleteProductFileMutation, DeleteProductFileMutationVariables> = {
  kind: 'mutation',
  name: 'DeleteProductFile',
  calls: ['deletePharmaProductFile'],
  text: `mutation DeleteProductFile($pharmaProductFileID: ID!, $forceCascadeDelete: Boolean!) {
  deletePharmaProductFile(
    pharmaProductFileID: $pharmaProductFileID
    forceCascadeDelete: $forceCascadeDelete
  ) {
    success
  }
}`,
};