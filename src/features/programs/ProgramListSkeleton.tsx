import { Skeleton } from '@/components/ui/Skeleton'

/** Two cards at rest, as large as the real ones. */
export function ProgramListSkeleton() {
  return (
    <section className="section" aria-busy="true" aria-label="Programs">
      <div className="wrap">
        <p role="status" className="sr-only">
          Loading programs
        </p>
        <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2">
          {[1, 2].map((card) => (
            <li key={card} className="program-card">
              <Skeleton className="aspect-3/2 w-full" />
              <Skeleton className="mt-8 h-5 w-24" />
              <Skeleton className="mt-4 h-12 w-full" />
              <Skeleton className="mt-5 h-14 w-4/5" />
              <Skeleton className="mt-7 h-28 w-full" />
              <Skeleton className="mt-8 h-15 w-52" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
