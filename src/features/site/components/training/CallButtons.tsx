import { Button } from '@/components/ui/Button'
import { telHref } from '@/lib/phone-numbers'

type CallButtonsProps = {
  texts: { callLabel: string; writeLabel: string; writeHref: string }
  /** The phone number as written; without one there is no call button. */
  phone: string
}

/** Renders two options to book: by phone, or in writing. */
export function CallButtons({ texts, phone }: CallButtonsProps) {
  return (
    <div className="flex flex-wrap gap-4">
      {phone && (
        <Button href={telHref(phone)} big>
          <span>
            {texts.callLabel}: <span className="inline-block">{phone}</span>
          </span>
        </Button>
      )}
      <Button href={texts.writeHref} variant="line" big>
        {texts.writeLabel}
      </Button>
    </div>
  )
}
