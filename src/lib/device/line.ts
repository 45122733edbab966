interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly connection?: Line;
  }
}

/** Whether the device says that its line is slow or dear. Most browsers do not tell, and a line counts as good. */
export function isLinePoor(device: { readonly connection?: Line } = navigator): boolean {
  const { saveData = false, effectiveType = '4g' } = device.connection ?? {};
  return saveData || effectiveType !== '4g';
}
