'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

/** How long after the last change a draft is saved. A much shorter time freezes the form. */
const AUTOSAVE_MS = 800
const RETRY_MS = 10_000

type Failure = 'no answer' | 'refused'

/**
 * Saves the draft of the form 0.8 s after its last change or when its page is left, one save at a time and none during a
 * publication. Without an answer of the site it tries every ten seconds until the draft is saved; after a refusal, once the form has
 * changed. The browser asks before it unloads a page with a change that is not saved yet. Payload's own autosave never runs
 * (collections/access/content.ts): it can store a draft after a publication, because it does not report the second of two saves in
 * a row, and queues another after each change that the site itself makes, such as the revision.
 * @param isStopped - Whether saving cannot succeed, because a colleague has changed the document.
 * @returns Why the last changes are not saved; null when they are, or soon will be.
 */
export function useAutosave(isStopped: boolean): { failure: Failure | null; saveNow: () => Promise<void> } {
  const { globalSlug, id } = useDocumentInfo()
  const { disabled, getFields, setBackgroundProcessing } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const isPublishing = useFormProcessing()
  const saveDraft = useSaveDraft()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [refused, setRefused] = useState('')
  if (failure && !isModified && !isSaving) setFailure(null)
  useSavedByPublication()

  async function saveNow(): Promise<void> {
    const sent = getFields()
    setBackgroundProcessing(true)
    const result = await saveDraft({ isRetry: failure !== null })
    setBackgroundProcessing(false)
    setFailure(result === 'saved' ? null : result)
    setRefused(result === 'refused' ? serialize(sent) : '')
  }
  const save = useEffectEvent(saveNow)

  const isAllowed = Boolean(globalSlug ?? id) && !disabled && !isStopped
  const isDue = isModified && isAllowed && !isSaving && !isPublishing
  useEffect(() => {
    if (!isDue || (refused && serialize(fields) === refused)) return
    const timer = setTimeout(() => void save(), failure === 'no answer' ? RETRY_MS : AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [isDue, failure, refused, fields])

  // Once a save has failed, the notice asks before the page is left (SaveNotice).
  const isPending = isAllowed && !failure && (isModified || isSaving)
  const saveBeforeLeaving = useEffectEvent(() => {
    if (isDue && !failure) void saveNow()
  })
  useEffect(() => () => saveBeforeLeaving(), [])
  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isPending])

  return { failure: disabled ? null : failure, saveNow }
}

function useSaveDraft(): (options: { isRetry: boolean }) => Promise<'saved' | Failure> {
  const { collectionSlug, globalSlug, id, ...versions } = useDocumentInfo()
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = versions
  const { setModified, submit } = useForm()
  const address = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}/${id}`
  const current = `${address}?depth=0&draft=true`

  return async ({ isRetry }) => {
    // Payload's own message of a failed request would appear at each attempt.
    if (isRetry && !(await isAnswered(current))) return 'no answer'
    // What is entered from here on marks the form as modified again.
    setModified(false)
    const sent = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${address}?autosave=true&depth=0&draft=true&fallback-locale=null`,
      context: { getDocPermissions: false, incrementVersionCount: !mostRecentVersionIsAutosaved },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!sent?.res.ok) {
      setModified(true)
      return sent || (await isAnswered(current)) ? 'refused' : 'no answer'
    }
    if (!mostRecentVersionIsAutosaved) {
      setMostRecentVersionIsAutosaved(true)
      setUnpublishedVersionCount((count) => count + 1)
    }
    return 'saved'
  }
}

async function isAnswered(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(RETRY_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/** Marks the form as saved after a publication, which Payload leaves out when something was entered during an earlier autosave. */
function useSavedByPublication(): void {
  const { setModified } = useForm()
  const isPublishing = useFormProcessing()
  const isRefused = useFormSubmitted()
  const [wasPublishing, setWasPublishing] = useState(isPublishing)
  const [isPublished, setIsPublished] = useState(false)
  if (wasPublishing !== isPublishing) {
    setWasPublishing(isPublishing)
    setIsPublished(!isPublishing && !isRefused)
  }
  useEffect(() => {
    if (isPublished) setModified(false)
  }, [isPublished, setModified])
}

function serialize(fields: FormState): string {
  return JSON.stringify(reduceFieldsToValues(fields))
}
