import type { VNode } from "preact";

const STAND_TIERS = [
  { y: 26, r: 250, arches: 17 },
  { y: 62, r: 232, arches: 15 },
  { y: 98, r: 214, arches: 13 },
];

/** The heads of the spectators. The heads are the same at each render, so that the crowd does not flicker. */
const CROWD_HEADS = Array.from({ length: 150 }, (_, index) => {
  const angle = (index * 137.5) % 360;
  const rowIndex = index % 6;
  return { x: 240 + (((index * 53) % 480) - 240) * (1 - rowIndex * 0.02), y: 40 + rowIndex * 15 + (angle % 7), shade: index % 4 };
});

/**
 * Return the arena behind the fighters, with spectators and sand. `align` is the side of the arena that stays visible
 * if the frame is narrow.
 */
const arena = (align: string): VNode => (
  <svg class="arena-back cover" viewBox="0 0 480 300" preserveAspectRatio={`${align} slice`} aria-hidden="true">
    <rect width="480" height="300" fill="#191012" />
    {STAND_TIERS.map(({ y, r: radius, arches: archCount }) => (
      <g key={y}>
        <path d={`M${240 - radius - 40} ${y + 40}Q240 ${y - 26} ${240 + radius + 40} ${y + 40}V${y + 66}Q240 ${y + 4} ${240 - radius - 40} ${y + 66}z`} fill="#3a2820" />
        {Array.from({ length: archCount }, (_, archIndex) => {
          const fraction = (archIndex + 0.5) / archCount;
          const x = 240 - radius + fraction * 2 * radius;
          const drop = (fraction - 0.5) ** 2 * 120;
          return <path key={archIndex} d={`M${x - 8} ${y + 30 + drop}v-14a8 9 0 0 1 16 0v14z`} fill="#120b0c" />;
        })}
      </g>
    ))}
    <g>
      {CROWD_HEADS.map(({ x, y, shade: shadeIndex }, index) => (
        <circle key={index} cx={x} cy={y + ((x - 240) / 240) ** 2 * 30 + 14} r="3.100" fill={["#6b4a35", "#8a6344", "#4d372b", "#74362c"][shadeIndex]} />
      ))}
    </g>
    <path d="M-40 178Q240 112 520 178V212Q240 150-40 212z" fill="#4a3325" />
    <path d="M-40 178Q240 112 520 178" fill="none" stroke="#c9a55c" stroke-width="2" />
    <path d="M-40 204Q240 140 520 204V300H-40z" fill="#b08a55" />
    <path d="M-40 204Q240 140 520 204V222Q240 160-40 222z" fill="#7d5f3a" />
    <g fill="#94703f">
      {[[70, 262], [150, 238], [236, 272], [330, 244], [410, 268], [290, 214], [190, 206]].map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="26" ry="3" />
      ))}
    </g>
  </svg>
);

export const ARENA = arena("xMidYMax");
export const WIDE_ARENA = arena("xMidYMid");
