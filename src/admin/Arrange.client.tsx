'use client'

import { Button, DraggableSortable, DraggableSortableItem, toast } from '@payloadcms/ui'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

type Item = { id: string; title: string }

/** Sorts the documents of a list by dragging or with buttons, and saves the order. */
export function Arrange({ collection, items }: { collection: string; items: Item[] }) {
  const router = useRouter()
  const [order, setOrder] = useState(items)
  const [isSaving, setSaving] = useState(false)
  const isChanged = order.some(({ id }, index) => id !== items[index]?.id)

  function move(from: number, to: number) {
    if (to < 0 || to >= order.length) return
    const next = order.toSpliced(from, 1)
    setOrder(next.toSpliced(to, 0, order[from]!))
  }

  async function save() {
    setSaving(true)
    const isSaved = await postOrder(
      collection,
      order.map(({ id }) => id),
    )
    setSaving(false)
    if (!isSaved) return toast.error('The order could not be saved. Try again.')
    toast.success('The new order is live.')
    router.refresh()
  }

  return (
    <details className="fc-arrange">
      <summary>Change the order</summary>
      <DraggableSortable
        ids={order.map(({ id }) => id)}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ol>
          {order.map((item, index) => (
            <ArrangeRow
              key={item.id}
              item={item}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < order.length - 1 ? () => move(index, index + 1) : undefined}
            />
          ))}
        </ol>
      </DraggableSortable>
      <Button size="small" disabled={!isChanged || isSaving} onClick={() => void save()}>
        {isSaving ? 'Saving…' : 'Save the order'}
      </Button>
    </details>
  )
}

async function postOrder(collection: string, ids: string[]): Promise<boolean> {
  try {
    const response = await fetch(`/api/${collection}/arrange`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids }),
    })
    return response.ok
  } catch {
    return false
  }
}

/** One document: a drag handle, its title, and buttons to move it up or down. */
function ArrangeRow({ item, onUp, onDown }: { item: Item; onUp?: () => void; onDown?: () => void }) {
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
