'use client'
import { useState } from 'react'
import { Accordion } from '@/components/ui/Accordion.client'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog.client'
import { Tabs } from '@/components/ui/Tabs.client'
import { notify } from '@/components/ui/toast'

const TABS = [
  {
    key: 'tryout',
    label: 'Tryout',
    hint: 'New here? Reserve a spot',
    content: <p>The tryout form would be here.</p>,
  },
  { key: 'player', label: 'Registration', hint: 'Ready to join', content: <p>The full form would be here.</p> },
]

const QUESTIONS = [
  { key: 'cost', title: 'What does it cost to begin?', content: <p>One month and the registration fee.</p> },
  {
    key: 'gear',
    title: 'What should a player bring?',
    content: <p>Water, shoes for indoors, and a ball if you own one.</p>,
  },
]

/** The client components. */
export function Interactive() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid gap-10">
      <Tabs label="Forms" tabs={TABS} />
      <Accordion items={QUESTIONS} />
      <div className="flex flex-wrap gap-4">
        <Button variant="ink" onClick={() => setIsOpen(true)}>
          Open dialog
        </Button>
        <Button variant="line" onClick={() => void notify.success('Registration submitted successfully!')}>
          Success toast
        </Button>
        <Button variant="line" onClick={() => void notify.error('Failed to submit registration. Please try again.')}>
          Error toast
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="A dialog">
        <p>It closes with Escape, with its button, and with a click outside it.</p>
        <Button className="mt-6" onClick={() => setIsOpen(false)}>
          Done
        </Button>
      </Dialog>
    </div>
  )
}
