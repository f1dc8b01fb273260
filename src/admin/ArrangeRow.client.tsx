'use client'

import { DraggableSortableItem } from '@payloadcms/ui'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'

export type Item = { id: string; title: string }

/** One document: a drag handle, its title, and buttons to move it up or down. */
export function ArrangeRow({ item, onUp, onDown }: { item: Item; onUp?: () => void; onDown?: () => void }) {
  return (
    <DraggableSortableItem id={item.id}>
      {({ attributes, listeners, setNodeRef, transform, transition }) => (
        <li ref={setNodeRef} style={{ transform: transform ?? undefined, transition }}>
          <button type="button" {...attributes} {...listeners} aria-label={`Drag ${item.title}`}>
            <GripVertical aria-hidden size={18} />
          </button>
          <span>{item.title}</span>
          <button type="button" disabled={!onUp} onClick={onUp} aria-label={`Move ${item.title} up`}>
            <ChevronUp aria-hidden size={18} />
          </button>
          <button type="button" disabled={!onDown} onClick={onDown} aria-label={`Move ${item.title} down`}>
            <ChevronDown aria-hidden size={18} />
          </button>
        </li>
      )}
    </DraggableSortableItem>
  )
}
