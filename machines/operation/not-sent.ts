/** A call was not made, because the user is asked something first. It is no failure. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
  constructor() {
    super('The user is asked something first.');
  }
}
