import { Button } from '@/components/ui/Button'
import { telHref } from '@/lib/dialing'

type CallButtonsProps = {
  texts: { callLabel: string; writeLabel: string; writeHref: string }
  /** As people read it; empty until staff have written it, and then there is nothing to call. */
  phone: string
  /** What the main button stands on. */
  variant?: 'primary' | 'ink'
}

/** The two ways to book: by phone, or in writing. */
export function CallButtons({ texts, phone, variant = 'primary' }: CallButtonsProps) {
  return (
    <div className="flex flex-wrap gap-4">
      {phone && (
        <Button href={telHref(phone)} variant={variant} big>
          {texts.callLabel}: {phone}
        </Button>
      )}
      <Button href={texts.writeHref} variant="line" big>
        {texts.writeLabel}
      </Button>
    </div>
  )
}
