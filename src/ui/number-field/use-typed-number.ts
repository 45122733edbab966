import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { decimalSign, isOfNumber, otherSign, readTyped } from './typed-number.ts';

/** A text that was typed or pasted, and is no number. */
export interface RefusedText {
  readonly text: string;
  readonly why: 'two' | 'none';
}

/** Writes into the input as a keyboard would, so that react-aria takes or refuses it, before the event at hand goes on. */
function write(input: HTMLInputElement, text: string, from: number, to: number): void {
  input.setRangeText(text, from, to, 'end');
  flushSync(() => {
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  });
}

/**
 * Takes what is typed and pasted into react-aria’s number field for what it means. By itself, the field swallows the sign
 * that its language does not have, and keeps the digits after it: « 3.8 » would be 38, or « 3,8 » in English.
 * @returns `around`: the ref of an element around the input; `refused`: what was typed or pasted, if it is no number
 */
export function useTypedNumber(formatOptions: Intl.NumberFormatOptions | undefined) {
  const around = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const [refused, setRefused] = useState<RefusedText | null>(null);

  const replace = (event: Event, input: HTMLInputElement, text: string) => {
    event.preventDefault();
    event.stopPropagation();
    const { selectionStart, selectionEnd, value } = input;
    write(input, text, selectionStart ?? value.length, selectionEnd ?? value.length);
  };
  const onBeforeInput = useEffectEvent((event: InputEvent, input: HTMLInputElement) => {
    const { data, inputType } = event;
    if (data === null || inputType !== 'insertText') return;
    const sign = decimalSign(locale, formatOptions);
    if (sign !== null && data === otherSign(locale, formatOptions)) replace(event, input, sign);
    else if (!isOfNumber(data, locale, formatOptions)) setRefused({ text: data, why: 'none' });
  });
  /** Keyboards of phones may write without asking first. */
  const onInput = useEffectEvent((event: Event, input: HTMLInputElement) => {
    const [sign, other] = [decimalSign(locale, formatOptions), otherSign(locale, formatOptions)];
    const at = other === null ? -1 : input.value.indexOf(other);
    if (at !== -1 && sign !== null) input.setRangeText(sign, at, at + 1, 'preserve');
    // The digits that follow a refused sign are not what was meant either, until some are deleted.
    if (!(event instanceof InputEvent) || event.inputType !== 'insertText') setRefused(null);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent, input: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = input;
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
    const typed = readTyped(whole, locale);
    event.preventDefault();
    event.stopPropagation();
    if ('refused' in typed) setRefused({ text: pasted.trim(), why: typed.refused });
    else {
      setRefused(null);
      write(input, typed.text, 0, value.length);
    }
  });
  /** In English a comma is taken where it may part thousands; where it does not, it is a decimal sign. */
  const settle = useEffectEvent((input: HTMLInputElement) => {
    const typed = readTyped(input.value, locale);
    if (decimalSign(locale, formatOptions) === '.' && 'text' in typed && input.value !== typed.text)
      write(input, typed.text, 0, input.value.length);
  });

  useEffect(() => {
    const box = around.current;
    const input = box?.querySelector('input');
    if (!box || !input) return undefined;
    const listening = new AbortController();
    // Before react-aria, which listens at the input and above.
    const options = { capture: true, signal: listening.signal };
    const mayWrite = () => !input.readOnly && !input.disabled;
    box.addEventListener('beforeinput', (event) => mayWrite() && onBeforeInput(event, input), options);
    box.addEventListener('paste', (event) => mayWrite() && onPaste(event, input), options);
    box.addEventListener('input', (event) => onInput(event, input), options);
    box.addEventListener('focusout', ({ target }) => target === input && mayWrite() && settle(input), options);
    box.addEventListener('keydown', ({ key }) => key === 'Enter' && mayWrite() && settle(input), options);
    return () => listening.abort();
  }, []);

  return { around, refused };
}
