/** The sign of the plague. */
export const PlagueSign = () => (
  <svg viewBox="-10 -10 20 20" aria-hidden="true" class="glyph">
    <path
      d="M0-8a7 7 0 0 0-4.500 12.300V7h9V4.300A7 7 0 0 0 0-8zM-2.800-2.500a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zm5.600 0a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z"
      fill-rule="evenodd"
    />
  </svg>
);
