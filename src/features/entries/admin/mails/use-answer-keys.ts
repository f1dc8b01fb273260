import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useSingleKeys } from '@/admin/use-single-keys'

/** The keys of the answer form: A goes to its statuses, Ctrl+Enter (Command+Enter) inside it sends. */
export function useAnswerKeys(form: RefObject<HTMLElement | null>, onSend: () => void): void {
  useSingleKeys(['a'], () => form.current?.querySelector('input')?.focus())
  const press = useEffectEvent(({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) onSend()
  })
  useEffect(() => {
    const element = form.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [form])
}
