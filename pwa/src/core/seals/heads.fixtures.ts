/** Seven heads of a game, signed by the server. The server shows these heads to phones when the game is over. */

import type { Heads } from "../view/wire";

export const SHOWN_HEADS: Heads = {
  game: "ides",
  seal_key: "acta-ludorum/ides+ff6210ce+AZF8w/cAdUtphcBYYuH6PONVS45QiHlj2WD6dU50U2m9",
  takeovers: [],
  heads: [
    {
      text: "acta-ludorum/ides\n1\nAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=\nminute 1 60000\nafter AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n",
      proof: [],
    },
    {
      text: "acta-ludorum/ides\n3\nMKAsAjqp81G+hmFc7t/VG8NNmioAMXS0Ey6iblwtBBc=\nminute 2 120000\nafter 1CyimUS4JBr9+hKYu3TH4FyvnyNHxjvd+Kg4hO1PO7M=\n",
      proof: [
        "AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI=",
        "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM=",
      ],
    },
    {
      text: "acta-ludorum/ides\n3\nMKAsAjqp81G+hmFc7t/VG8NNmioAMXS0Ey6iblwtBBc=\nperiod 3 180000\nafter udm0TFna84F8wAFLF01rzB7gr6L1DKV648RwqG22iLM=\n",
      proof: [],
    },
    {
      text: "acta-ludorum/ides\n4\nw+bFjEgC3mcM+DnWk+BP/HwOkcMuqBWG4Ny5QzqaLDA=\nminute 4 240000\nafter /AIIwbi/FGqoyx2lNyDxCv+CPzyW+YgUzLPsuUPyaUI=\n",
      proof: [
        "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwM=",
        "BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ=",
        "szHabsSdRUfZlCpnJ+USP2m+1aC5esFxz7/WIBQx/Po=",
      ],
    },
    {
      text: "acta-ludorum/ides\n7\nF6QWuvLym8EpJoC0RVgLgFH6zNJJyX/5EdqKPgNDKE8=\nminute 5 300000\nafter k0Q7WqkDJsQtckF1m4yXW1zHnqTc5kB3XtIa2BlN4cI=\n",
      proof: [
        "1XFeGIudEaMRB66RgEmaWqPeBQnbrA7YGfDyKeKVDMc=",
      ],
    },
    {
      text: "acta-ludorum/ides\n8\nxE1yAeoagucr7Qq4EEw7RcE5WsNIvUqpzByNKuXWc+Q=\nperiod 6 360000\nafter ItJHlHzbSKPzrj20cGJkVCKPxtZRKfz1iVlsWAC7WEY=\n",
      proof: [
        "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=",
        "CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAg=",
        "HGg3eW1cybozLW+31SZlxhZYMyiAhE4tboXjyOsLZjA=",
        "w+bFjEgC3mcM+DnWk+BP/HwOkcMuqBWG4Ny5QzqaLDA=",
      ],
    },
    {
      text: "acta-ludorum/ides\n13\nxB6l4+UhFVX95RVWoMt/4Czs2HX+qRCaJvrxVVjW1H4=\nperiod 7 420000\nafter BNrh+12bNNZ4c6YyWw/GYqVLqwT5Rn2vMwVVmfS7OjA=\n",
      proof: [
        "PStL5i8rZdElLiM6/1rC3MIYCTD6BJgokIue/UVYrZM=",
      ],
    },
  ],
};
