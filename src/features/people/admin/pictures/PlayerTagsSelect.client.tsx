'use client'

import { SelectInput, useField } from '@payloadcms/ui'

type Option = { value: string; label: string }
type Props = { path: string; label: string; description: string; options: Option[]; isReadOnly: boolean }

/** Selects several players of a list. A player who has left the rosters keeps the tag, shown without a name. */
export function PlayerTagsSelect({ path, label, description, options, isReadOnly }: Props) {
  const { value, setValue, errorMessage, showError } = useField<unknown[] | null>({ path })
  const chosen = (value ?? []).map(idOf)
  const missing = chosen.filter((id) => !options.some((option) => option.value === id))
  return (
    <SelectInput
      name={path}
      path={path}
      label={label}
      description={description}
      hasMany
      isSortable={false}
      options={[...options, ...missing.map((id) => ({ value: id, label: 'A player who left' }))]}
      value={chosen}
      readOnly={isReadOnly}
      showError={showError}
      Error={errorMessage && showError ? <p className="fc-field-error">{errorMessage}</p> : undefined}
      onChange={(picked) => setValue(Array.isArray(picked) ? picked.map((one) => String(one.value)) : [])}
    />
  )
}

// After a save the form contains the documents of the server's response.
function idOf(tag: unknown): string {
  return typeof tag === 'object' && tag !== null && 'id' in tag ? String(tag.id) : String(tag)
}
