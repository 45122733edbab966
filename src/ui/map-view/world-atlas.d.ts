// Natural Earth, as the world-atlas package ships it. Declared here so that the compiler does not infer a type from a
// megabyte of numbers.

type AtlasTopology = Parameters<typeof import('topojson-client').mesh>[0];
type AtlasParts = Parameters<typeof import('topojson-client').mergeArcs>[1];
type Atlas = AtlasTopology & {
  readonly objects: {
    readonly countries: Extract<AtlasParts, { readonly type: 'GeometryCollection' }>;
    readonly land: { readonly geometries: Extract<AtlasParts, readonly unknown[]> };
  };
};

declare module 'world-atlas/countries-110m.json' {
  const atlas: Atlas;
  export default atlas;
}

declare module 'world-atlas/countries-50m.json' {
  const atlas: Atlas;
  export default atlas;
}
